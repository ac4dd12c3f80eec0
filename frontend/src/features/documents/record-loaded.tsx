import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/activity/events.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { documentRights } from '#shared/documents/document.ts';
import { toProblemOf } from '../../api/problem.ts';
import { paths } from '../../ui/paths.ts';
import { useDocumentRights, useDocuments, type RecordRef } from '../../documents/use-documents.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { ForbiddenPage } from '../../ui/require-right.tsx';
import { useParams } from '../../ui/router.ts';
import classes from './documents-page.module.css';

export type LoadedRecord = RecordRef & {
  name: string;
  documents: DocumentOut[];
  write: boolean;
  /** The way back up: the list of its kind, and itself. */
  crumbs: { label: string; to: string }[];
  home: string;
};

const places: Readonly<Record<ObjectType, { list: string; record: (id: number) => string }>> = {
  car: { list: paths.fleet, record: paths.vehicle },
  asset: { list: paths.assets, record: paths.asset },
  software_product: { list: paths.software, record: paths.softwareProduct },
  software_license: { list: paths.softwareLicenses, record: paths.softwareLicense },
  employee: { list: paths.people, record: paths.person },
};

type Props = { use?: 'read' | 'write'; children: (record: LoadedRecord) => ReactNode };

/** Reads the record of the address with its documents: skeleton, 403, 404 or red box, or the page. */
export const RecordLoaded = ({ use = 'read', children }: Props) => {
  const { relatedObject, relatedObjectId = '' } = useParams();
  const object = objectTypes.find((each) => each === relatedObject);
  const isId = /^[1-9]\d{0,14}$/.test(relatedObjectId);
  if (object === undefined || !isId) return <NotFound />;
  return (
    <Rightful object={object} id={Number(relatedObjectId)} use={use}>
      {children}
    </Rightful>
  );
};

const Rightful = ({ object, id, use, children }: RecordRef & Required<Props>) =>
  useDocumentRights(object)[use] ? (
    <Loaded object={object} id={id}>
      {children}
    </Loaded>
  ) : (
    <ForbiddenPage permission={documentRights[object][use]} />
  );

const Loaded = ({ object, id, children }: RecordRef & Pick<Props, 'children'>) => {
  const { t } = useTranslation('documents');
  const answer = useDocuments({ object, id });
  const { write } = useDocumentRights(object);
  if (answer.isError && !answer.data)
    return <ReadFailed problem={toProblemOf(answer.error)} onRetry={() => void answer.refetch()} />;
  if (!answer.data)
    return (
      <div className={classes.alone} aria-busy="true">
        <Skeleton height={32} width={320} maw="100%" mb={24} />
        <Skeleton height={200} />
      </div>
    );
  const { name } = answer.data.relatedObjectData;
  const place = places[object];
  const home = place.record(id);
  const crumbs = [
    { label: t(`crumb.${object}`), to: place.list },
    { label: name, to: home },
  ];
  return children({ object, id, name, documents: answer.data.data, write, crumbs, home });
};
