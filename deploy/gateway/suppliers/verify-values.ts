import { UsageError } from '../../../codegen/cli/options.mjs'
import { suggest } from '../../../codegen/diagnostics/suggest.ts'
import {
  type FormShape,
  type FormValues,
  normaliseValues,
  validateForm,
} from '../../../src/consultas/form/form-values.ts'

/**
 * Reads values such as `placa=ABC1D23`, as the form of the consulta would. `option` names them in messages, which repeat no value.
 *
 * @throws UsageError with all mistakes, in Portuguese.
 */
export function readFormValues(form: FormShape, option: string, texts: readonly string[]): FormValues {
  const names = form.fields.map(({ name }) => name)
  const pairs = texts.map((text) => text.split(/=(.*)/s).slice(0, 2) as [name: string, value?: string])
  const mistakes = pairs.flatMap(([name, value]) => {
    if (value === undefined) return [`${option} pede campo=valor; os campos são ${names.join(', ')}`]
    if (names.includes(name)) return []
    const meant = suggest(name, names)
    return [
      `${option}: o formulário não tem este campo${meant === undefined ? '' : `: você quis dizer ${meant}?`}`,
    ]
  })
  const values = normaliseValues(
    form.fields,
    Object.fromEntries(pairs.map(([name, value = '']) => [name, value])),
  )
  const problems = mistakes.length > 0 ? {} : validateForm(form, values)
  mistakes.push(...Object.entries(problems).map(([name, problem]) => `${option} ${name}: ${problem}`))
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  return values
}
