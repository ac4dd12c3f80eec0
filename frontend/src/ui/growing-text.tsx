import { Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './growing-text.module.css';

type Props = Omit<TextareaProps, 'autosize'>;

/** Measuring a field in code lays the page out in the middle of drawing it; most browsers need no code for that. */
const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** A field for several lines that is as high as its text, between `minRows` and `maxRows`. */
export const GrowingText = ({ minRows = 1, maxRows, ...props }: Props) =>
  growsByItself ? (
    <Textarea
      {...props}
      classNames={{ input: classes.grows ?? '' }}
      // why: a custom property is not among the properties that React knows
      styles={{ input: { '--rows': minRows, '--most-rows': maxRows } as CSSProperties }}
    />
  ) : (
    <Textarea {...props} autosize minRows={minRows} {...(maxRows !== undefined && { maxRows })} />
  );
