import { Validations, type App, type IPolicyValidationPlugin } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { acknowledgements, type Acknowledgement } from '#infra/acknowledgements.ts';

export type Finding = { readonly rule: string; readonly at: string };

const covers =
  ({ rule, at }: Finding) =>
  (acknowledgement: Acknowledgement): boolean =>
    acknowledgement.rule.test(rule) && acknowledgement.at.test(at);

/**
 * Runs cdk-nag at the end of each synth, over what the library adds last, too. A finding that no acknowledgement covers
 * stops the synth. The library's own acknowledgements name one finding on one construct each, which does not suit IAM
 * rules with a finding per resource. `onFinding` sees every finding with what covers it.
 */
export const guardTenant = (
  app: App,
  slug: string,
  onFinding: (finding: Finding, by: Acknowledgement | undefined) => void = () => undefined,
): void => {
  const isOpen = (rule: string, path: string): boolean => {
    const finding = { rule, at: path.slice(slug.length + 1) };
    const by = acknowledgements.find(covers(finding));
    onFinding(finding, by);
    return by === undefined;
  };
  const plugin: IPolicyValidationPlugin = {
    name: 'cdk-nag',
    validate: () => {
      const violations = [new AwsSolutionsChecks(app), new ServerlessChecks(app)]
        .flatMap((pack) => pack.validateScope(app).violations)
        .map((violation) => ({
          ...violation,
          violatingResources: violation.violatingResources.filter(({ constructPath = '' }) =>
            isOpen(violation.ruleName, constructPath),
          ),
        }))
        .filter(({ violatingResources }) => violatingResources.length > 0);
      return { success: violations.length === 0, violations };
    },
  };
  Validations.of(app).addPlugins(plugin);
};
