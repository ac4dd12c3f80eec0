import { useTranslation } from 'react-i18next';
import { parameterGroups } from '#shared/belgium/parameter-codes.ts';
import type { ParametersOfYear } from '#shared/contract/belgium/parameters.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { parameterText } from './parameter-text.ts';
import classes from './parameters.module.css';

type Props = { group: keyof typeof parameterGroups; data: ParametersOfYear };
type Source = ParametersOfYear['parameters'][number]['source'];

const SourceLink = ({ source: { title, url, checked } }: { source: Source }) => {
  const { t } = useTranslation('belgium');
  return (
    <span className={classes.source}>
      {url === null ? (
        title
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {title}
        </a>
      )}
      , {t('parameters.checked', { date: checked })}
    </span>
  );
};

/** Figures that belong together, beside those of the year before, each with its source. */
export const ParameterTable = ({ group, data }: Props) => {
  const { t } = useTranslation('belgium');
  const found = new Map(data.parameters.map((parameter) => [parameter.code, parameter]));
  return (
    <CardTable
      caption={t(`parameters.group.${group}`)}
      head={[
        { key: 'name', label: '' },
        { key: 'before', label: String(data.year - 1), right: true, isWide: true },
        { key: 'value', label: String(data.year), right: true },
        { key: 'source', label: t('parameters.source'), isWide: true },
      ]}
      rows={parameterGroups[group].map((code) => {
        const parameter = found.get(code);
        const before = parameter?.value_before ?? null;
        return {
          key: code,
          cells: {
            name: <span id={code}>{t(`code.${code}`)}</span>,
            before: before === null ? <Empty /> : parameterText(code, before, t),
            value: parameter ? parameterText(code, parameter.value, t) : <Empty />,
            source: parameter && <SourceLink source={parameter.source} />,
          },
        };
      })}
    />
  );
};
