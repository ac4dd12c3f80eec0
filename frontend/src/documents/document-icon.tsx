import {
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypePpt,
  IconFileTypeXls,
  IconMail,
  IconPhoto,
} from '@tabler/icons-react';
import { createElement } from 'react';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import classes from './documents.module.css';

const iconOf = ({ preview, content_type: type }: DocumentOut) => {
  if (preview === 'pdf') return IconFileTypePdf;
  if (preview === 'image' || type.startsWith('image/')) return IconPhoto;
  if (type === 'message/rfc822') return IconMail;
  if (type.includes('word')) return IconFileTypeDocx;
  if (type.includes('presentationml')) return IconFileTypePpt;
  return type.includes('spreadsheetml') || type === 'text/csv' ? IconFileTypeXls : IconFileText;
};

export const DocumentIcon = ({ document }: { document: DocumentOut }) =>
  createElement(iconOf(document), { size: 20, stroke: 1.5, className: classes.icon });
