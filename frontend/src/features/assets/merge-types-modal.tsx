import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetTypeOut } from '#shared/contract/assets/asset-type.ts';
import { mergeAssetTypes } from '#shared/contract/assets/merge-asset-types.ts';
import { issue } from '#shared/errors/issue.ts';
import { useCall } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { AssetTypePicker } from './asset-type-picker.tsx';
import { useAssetType } from './use-asset-type.ts';

type Props = { type: AssetTypeOut; close: () => void; onUndo: () => void };

/** Asks which type all assets of this one get; the toast takes the merge back. */
export const MergeTypesModal = ({ type, close, onUndo }: Props) => {
  const { t } = useTranslation('settings');
  const [into, setInto] = useState(0);
  const [error, setError] = useState<string>();
  const call = useCall(mergeAssetTypes);
  const other = useAssetType(into);
  const { id, name, asset_count: count } = type;
  const save = () => {
    if (into === 0) return setError(issue('into', 'required').message);
    call.mutate(
      { body: { id, version: type.version, into } },
      {
        onSuccess: () => {
          notifySuccess(t('assetTypes.mergedDone', { name, into: other?.name ?? '' }), {
            label: t('assetTypes.undo'),
            onClick: onUndo,
          });
          close();
        },
        onError: (failed) => setError(failed.problem.fields[0]?.message),
      },
    );
  };
  return (
    <FormModal
      title={t('assetTypes.mergeTitle', { name })}
      submit={t('assetTypes.mergeAction')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      <Text c="var(--second)">{t('assetTypes.mergeText', { count, name })}</Text>
      <AssetTypePicker
        label={t('assetTypes.mergeInto')}
        required
        except={id}
        value={into}
        error={error}
        onChange={(next) => {
          setInto(next);
          setError(undefined);
        }}
      />
    </FormModal>
  );
};
