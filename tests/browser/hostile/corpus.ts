export const IMG = '<img src=x onerror=pwned=alert(1)>';
export const SVG = '"><svg onload=pwned=1>';
export const LINK = 'javascript:pwned=1';
export const BRACES = '{{field}} {{name}} {{count}} {{new}}';

/** Texts with an effect where they are taken for markup, script or address: each would leave `pwned` or an element. */
export const corpus: readonly string[] = [
  IMG,
  SVG,
  LINK,
  BRACES,
  '<script>pwned=1</script>',
  "' autofocus onfocus='pwned=1' x='",
  '" onmouseover="pwned=1" x="',
  '</title><script>pwned=1</script>',
  '</textarea><img src=x onerror=pwned=1>',
  '<iframe srcdoc="<script>parent.pwned=1">',
  'JaVaScRiPt:pwned=1//',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:text/html,<script>pwned=1</script>',
  '{{constructor.constructor("pwned=1")()}}',
  '${pwned=1} #{pwned=1} <%= pwned=1 %>',
  '$t(shell:nav.home) $t(form:yes)',
  '&lt;script&gt;pwned=1&lt;/script&gt;',
  '&#60;img src=x onerror=pwned=1&#62;',
  '%3Cscript%3Epwned=1%3C/script%3E',
  '<a href=javascript:pwned=1>x</a>',
  '<b data-hostile>bold</b><!--',
  ']]><![CDATA[<script>pwned=1</script>',
  '<style>*{display:none}</style>',
  '<form action=//evil.example><input>',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content=0>',
  '\uE000 of an icon font \uF8FF',
  'Zoë 中文 Ω مرحبا 👩‍👩‍👧 İstanbul',
  '__proto__',
  'constructor',
  'W'.repeat(100),
];
