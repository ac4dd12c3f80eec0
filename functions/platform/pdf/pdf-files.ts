import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * What must lie beside the code of a function that makes PDFs, by name, and the file of a package that it is. On this
 * machine the packages themselves are read (docs/areas/pdf-and-seal.md#pdf).
 */
const compiler = { name: 'typst.wasm', source: '@myriaddreamin/typst-ts-web-compiler/wasm' } as const;

const fonts = [
  ['@expo-google-fonts/inter', '400Regular/Inter_400Regular'],
  ['@expo-google-fonts/inter', '400Regular_Italic/Inter_400Regular_Italic'],
  ['@expo-google-fonts/inter', '600SemiBold/Inter_600SemiBold'],
  ['@expo-google-fonts/inter', '600SemiBold_Italic/Inter_600SemiBold_Italic'],
  ['@expo-google-fonts/noto-sans-arabic', '400Regular/NotoSansArabic_400Regular'],
  ['@expo-google-fonts/noto-sans-arabic', '600SemiBold/NotoSansArabic_600SemiBold'],
  ['@expo-google-fonts/noto-sans-hebrew', '400Regular/NotoSansHebrew_400Regular'],
  ['@expo-google-fonts/noto-sans-hebrew', '600SemiBold/NotoSansHebrew_600SemiBold'],
].map(([pack, file]) => ({ name: `${file?.split('/').at(-1)}.ttf`, source: `${pack}/${file}.ttf` }));

type PdfFile = { readonly name: string; readonly source: string };

export const pdfFiles: readonly PdfFile[] = [compiler, ...fonts];

const { resolve } = createRequire(import.meta.url);

/** Where a file of a package lies on this machine. */
export const sourceFile = ({ source }: PdfFile): string => resolve(source);

const placeOf = (file: PdfFile): string => {
  const beside = fileURLToPath(new URL(`./${file.name}`, import.meta.url));
  return existsSync(beside) ? beside : sourceFile(file);
};

export const compilerFile = (): string => placeOf(compiler);
export const fontFiles = (): string[] => fonts.map(placeOf);
