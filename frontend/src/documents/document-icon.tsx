import { IconFileText, IconFileTypeDocx, IconFileTypePdf, IconFileTypeXls, IconPhoto } from '@tabler/icons-react';
import { createElement } from 'react';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import classes from './documents.module.css';

const iconOf = ({ preview, content_type: type }: DocumentOut) => {
  if (preview === 'pdf') return IconFileTypePdf;
  if (preview === 'image') return IconPhoto;
  if (type.includes('wordprocessingml')) return IconFileTypeDocx;
  return type.includes('spreadsheetml') ? IconFileTypeXls : IconFileText;
};

export const DocumentIcon = ({ document }: { document: DocumentOut }) =>
  createElement(iconOf(document), { size: 20, stroke: 1.5, className: classes.icon });
