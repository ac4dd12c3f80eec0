import { PDF, PdfArray, PdfBool, PdfDict, PdfName, PdfNumber, PdfStream, PdfString } from '@libpdf/core';

/** The colours of a screen (sRGB, the profile of the Compact ICC Profiles, public domain) that PDF/A wants named. */
const sRgb =
  'AAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEA' +
  'AAAA0y1oYW5keem/Vlo+AbaDI4VVRvdPqgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAA' +
  'ASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAA' +
  'AAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFIARwBCbWx1YwAAAAAAAAAB' +
  'AAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDD8AAAXd///zJgAAB5AAAP2S///7' +
  'of///aIAAAPcAADAcVhZWiAAAAAAAABvoAAAOPIAAAOPWFlaIAAAAAAAAGKWAAC3iQAAGNpYWVogAAAAAAAAJKAAAA+FAAC2xHBh' +
  'cmEAAAAAAAMAAAACZmkAAPKnAAANWQAAE9AAAApb';

const description = (namespaces: string, body: string): string =>
  `<rdf:Description rdf:about="" ${namespaces}>${body}</rdf:Description>`;

/** PDF/A wants every property explained that it does not know itself, such as that of PDF/UA. */
const explained =
  '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">' +
  '<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>' +
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>' +
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">' +
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>' +
  '<pdfaProperty:category>internal</pdfaProperty:category>' +
  '<pdfaProperty:description>The part of ISO 14289 that the file follows</pdfaProperty:description>' +
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>';

/** What the file says of itself: PDF/A-2a for archives, PDF/UA-1 for readers of tagged files. */
const claims = [
  description(
    'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"',
    '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>',
  ),
  description('xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"', '<pdfuaid:part>1</pdfuaid:part>'),
  description(
    'xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" ' +
      'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"',
    explained,
  ),
].join('');

const addClaims = (metadata: PdfStream): void => {
  const text = Buffer.from(metadata.getDecodedData()).toString('utf8');
  metadata.setData(Buffer.from(text.replace('</rdf:RDF>', `${claims}</rdf:RDF>`), 'utf8'));
};

/**
 * The same pages as a file for archives (docs/areas/pdf-and-seal.md#pdf). The same bytes always give the same bytes.
 */
export const archivalPdf = async (pages: Uint8Array): Promise<{ bytes: Uint8Array; pages: number }> => {
  const pdf = await PDF.load(pages, { lenient: false });
  const { context } = pdf;
  const catalog = context.catalog.getDict();
  const metadata = catalog.get('Metadata', (ref) => context.resolve(ref));
  if (!(metadata instanceof PdfStream)) throw new Error('The PDF has no metadata');
  addClaims(metadata);
  const profile = new PdfStream([['N', PdfNumber.of(3)]], Buffer.from(sRgb, 'base64'));
  const intent = PdfDict.of({
    Type: PdfName.of('OutputIntent'),
    S: PdfName.of('GTS_PDFA1'),
    OutputConditionIdentifier: PdfString.fromString('sRGB'),
    Info: PdfString.fromString('sRGB'),
    DestOutputProfile: context.register(profile),
  });
  catalog.set('OutputIntents', new PdfArray([intent]));
  catalog.set('ViewerPreferences', PdfDict.of({ DisplayDocTitle: PdfBool.of(true) }));
  const bytes = await pdf.save({ compressStreams: false });
  return { bytes, pages: pdf.getPageCount() };
};
