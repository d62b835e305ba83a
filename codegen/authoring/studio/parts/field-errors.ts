import type {
  EntryPath,
  PartField,
  RenameAnswer,
  StudioDiagnostic,
  Texts,
} from '../../../../manifest/contract/studio.ts'
import { shownPath } from '../../../diagnostics/shown-path.mjs'
import { findNewDiagnostics } from '../../edit/save-texts.ts'
import { findEntry } from '../../edit/values/find-entry.ts'
import { EditError, readTree } from '../../edit/values/read-tree.ts'
import { convertDiagnostics } from '../diagnostics.ts'
import { buildDrafts, type StudioContext } from '../studio-context.ts'
import { FieldError, type NewPart } from './new-part.ts'

/**
 * Answers a dialog with what `build` makes of its values, without empty ones. Required fields without a value, and the
 * FieldErrors of `build`, are errors by field.
 */
export function answerDialog<Answer>(
  fields: PartField[],
  typed: Record<string, string>,
  build: (values: Record<string, string>) => Answer,
): Answer | { errors: Record<string, string> } {
  const values = Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )
  const missing = fields.filter(({ name, isRequired }) => isRequired && values[name] === undefined)
  if (missing.length > 0) {
    const errors = missing.map(({ name, control }) => [
      name,
      control.type === 'names' ? 'Escolha ao menos um' : 'Preencha este campo',
    ])
    return { errors: Object.fromEntries(errors) }
  }
  try {
    return build(values)
  } catch (error) {
    if (error instanceof FieldError) return { errors: { [error.field]: error.message } }
    throw error
  }
}

/** Returns the diagnostics that new texts of files add to those of the drafts. */
export function listNewDiagnostics(context: StudioContext, drafts: Texts, texts: Texts): StudioDiagnostic[] {
  const { folders, cwd } = context
  const changed = { ...drafts, ...texts }
  const before = buildDrafts(context, drafts).diagnostics
  return convertDiagnostics(
    findNewDiagnostics(buildDrafts(context, changed).diagnostics, before),
    shownPath(folders.manifestDir, cwd),
  )
}

/** Returns a change of a part, or the first error that it would add. */
export function refuseNewErrors(
  context: StudioContext,
  drafts: Texts,
  changed: Extract<RenameAnswer, { texts: Texts }>,
): RenameAnswer {
  const found = listNewDiagnostics(context, drafts, changed.texts)
  const error = found.find(({ severity }) => severity === 'error')
  return error ? { errors: { '': `${error.file}, linha ${error.line}: ${error.message}` } } : changed
}

/** Returns the errors that a new part adds, by the field whose value they concern. Those of no field have the name ''. */
export function findFieldErrors(
  context: StudioContext,
  drafts: Texts,
  { texts, place, paths = {} }: NewPart,
  fields: readonly string[],
): Record<string, string> {
  const spans = fields
    .flatMap((field) =>
      (paths[field] ?? [[field]]).flatMap((path) => {
        const span = findSpan(texts[place.file] ?? '', [...place.path, ...path])
        return span ? [{ field, ...span }] : []
      }),
    )
    // The innermost first: a name may be the key of the whole part.
    .toSorted((one, other) => one.end - one.start - (other.end - other.start))
  const errors: Record<string, string> = {}
  for (const { severity, file, line, range, code, message, hint } of listNewDiagnostics(
    context,
    drafts,
    texts,
  )) {
    if (severity === 'warning') continue
    const span = spans.find(
      ({ start, end }) => file === place.file && start <= range.start && range.start < end,
    )
    if (span) errors[span.field] ??= hint ? `${message}: ${hint}` : message
    // If two parts have one path, codegen may report the other part.
    else if (code === 'duplicate-path' && file !== place.file)
      errors[findPathField(fields)] ??= `Este caminho já é usado em ${file}, linha ${line}`
    else errors[''] ??= `${file}, linha ${line}: ${message}`
  }
  return errors
}

const findPathField = (fields: readonly string[]) =>
  ['path', 'from', 'name'].find((field) => fields.includes(field)) ?? ''

function findSpan(text: string, path: EntryPath) {
  try {
    return findEntry(readTree(text), path)?.entry
  } catch (error) {
    if (error instanceof EditError) return undefined
    throw error
  }
}
