import { useTranslation } from 'react-i18next';
import { parameterGroups } from '#shared/belgium/parameter-codes.ts';
import type { ParametersOfYear } from '#shared/contract/fleet/parameters.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { parameterText } from './parameter-text.ts';
import classes from './parameters.module.css';

type Props = { group: keyof typeof parameterGroups; data: ParametersOfYear };
type Source = NonNullable<ParametersOfYear['parameters'][number]['source']>;

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
        { key: 'name', label: t('parameters.figure') },
        { key: 'before', label: String(data.year - 1), right: true, isWide: true },
        { key: 'value', label: String(data.year), right: true },
      ]}
      rows={parameterGroups[group].map((code) => {
        const { value = null, value_before: before = null, source = null } = found.get(code) ?? {};
        return {
          key: code,
          cells: {
            name: (
              <div id={code} className={classes.name}>
                {t(`code.${code}`)}
                {source && <SourceLink source={source} />}
              </div>
            ),
            before: before === null ? <Empty /> : parameterText(code, before, t),
            value: value === null ? <Empty /> : parameterText(code, value, t),
          },
        };
      })}
    />
  );
};
