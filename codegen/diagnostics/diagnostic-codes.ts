/** Codes of what makes a manifest invalid, and what they mean. */
const errorCodes = {
  'missing-file': 'A file or folder that the manifest needs is not there',
  'empty-file': 'A file with nothing in it but comments',
  'unknown-file': 'A file in the manifest folder that is of no known kind',
  'not-utf8': 'A file is not UTF-8 text',
  'too-large': 'A file is over 1 MB',
  'too-deep': 'A file nests deeper than 32 levels',
  'yaml-syntax': 'The text is not YAML',
  'yaml-alias': 'An anchor, an alias or a merge key',
  'yaml-tag': 'An explicit tag',
  'unsafe-key': 'A key such as __proto__',
  'control-character': 'A control or bidirectional control character',
  'unknown-key': 'A key that the grammar does not have',
  'missing-key': 'A key that the grammar requires',
  'wrong-type': 'A value of another type',
  'invalid-value': 'A value that the grammar refuses',
  'malformed-path': 'A path with characters or segments that paths do not have',
  'malformed-variant': 'A variant number that is no whole number from 1',
  'unsafe-url': 'A URL that is neither https nor on loopback, or carries credentials',
  'unknown-kind': 'A kind of field that does not exist',
  'unknown-block': 'A result block that does not exist',
  'unknown-format': 'A format that does not exist',
  'consulta-name': 'A consulta whose name is not that of its file',
  'dossie-name': 'A dossiê whose name is not that of its file',
  'duplicate-path': 'Two routes with one path',
  'duplicate-field': 'Two fields of a form with one name',
  'duplicate-part': 'Two parts of a dossiê with one name',
  'unknown-link': 'A link to no route',
  'unknown-redirect': 'A redirect to no route',
  'redirect-conflict': 'A redirect that never acts, loops, or is there twice',
  'missing-page': 'A page that is not there',
  'page-outside': 'A page outside src',
  'page-without-default': 'A page without a default export',
  'unknown-icon': 'An icon that react-icons does not have',
  'unknown-source': 'A source that sources.yaml does not have',
  'unknown-field': 'A field that the form does not have',
  'invalid-batch': 'A batch of a form that no line of text can fill in',
  'unknown-value': 'A value of the layout that the example does not have',
  'unknown-consulta': 'A part of a dossiê that is no consulta',
  'unknown-part': 'A value of a part that the dossiê does not have',
  'part-cycle': 'Parts of a dossiê that wait for each other',
  'missing-input': 'A part of a dossiê that leaves out what its form requires',
  'finding-measure': 'A finding that counts what is no list, or adds up what is no number',
  'finding-place': 'A finding that leads to no block of its result',
} as const

/** Codes of what is likely a mistake but yields a working product, and what they mean. */
const warningCodes = {
  'unused-source': 'A source that no consulta asks',
  'count-mismatch':
    'A text that says another number of modules, consultas, variants or dossiês than there are',
  'title-mismatch': 'A menu entry that is called otherwise than its page',
  'sensitive-mismatch': 'A value that is hidden in one place of a family and open in another',
} as const

/** Every code that a diagnostic may carry, and what it means. */
export const diagnosticCodes = { ...errorCodes, ...warningCodes }

export type DiagnosticCode = keyof typeof diagnosticCodes

export type Severity = 'error' | 'warning'

/** A warning does not stop the output; `--check` fails on it all the same. */
export const severityOf = (code: DiagnosticCode): Severity => (code in warningCodes ? 'warning' : 'error')
