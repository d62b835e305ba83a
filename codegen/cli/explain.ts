import { explainPath } from '../authoring/explain/explain.ts'
import type { ExplainRow } from '../authoring/explain/explain-row.ts'
import { formatRows } from '../authoring/explain/explain-row.ts'
import { indexRoutes } from '../compile/check/route-index.ts'
import type { CheckedManifest } from '../compile/expand/expand-manifest.ts'
import { CommandError } from '../diagnostics/errors.ts'
import { formatInteger } from '../diagnostics/format-diagnostics.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { type Command, exit, jsonDocument, readModel } from './command.ts'

/**
 * `explain`: prints each value of a route or consulta, and its position in the manifest. Without `--all` it leaves out
 * defaults of the grammar, which nobody wrote.
 */
export const explain: Command = async ({ operands, json, all }, folders, { cwd, columns, print }) => {
  const path = addSlash(operands[0] ?? '')
  const built = readModel(folders, cwd)
  const explanation = explainPath(built, path)
  if (!explanation)
    throw new CommandError(formatUnknownPath(path, suggestPath(operands[0] ?? '', built.manifest)))
  const { kind } = explanation
  const isShown = ({ marks }: ExplainRow) => all === true || !marks.includes('padrão')
  const [route, values] = [explanation.route.filter(isShown), explanation.values.filter(isShown)]
  const hidden = explanation.route.length + explanation.values.length - route.length - values.length
  if (json)
    print(jsonDocument({ ok: true, kind, route: route.map(toJsonRow), values: values.map(toJsonRow) }))
  else print(formatRows([route, values], columns) + formatHidden(hidden))
  return exit.done
}

/** `*` is the redirect of all unknown paths. */
const addSlash = (path: string) => (path.startsWith('/') || path === '*' ? path : `/${path}`)

const formatHidden = (count: number) =>
  count === 0
    ? ''
    : `\n${formatInteger(count)} ${count === 1 ? 'valor padrão, que ninguém escreveu, não aparece' : 'valores padrão, que ninguém escreveu, não aparecem'}; com --all, todos\n`

/** Returns the path of the consulta with a similar id, such as `cpf/2`, or else a similar path. */
function suggestPath(written: string, manifest: CheckedManifest): string | undefined {
  const pathById = new Map(
    manifest.families.flatMap(({ file, variants }) =>
      variants.map(({ number, path }) => [`${file.consulta}/${number}`, path]),
    ),
  )
  const id = suggest(written.replace(/^\//, ''), pathById.keys())
  return (id && pathById.get(id)) ?? indexRoutes(manifest).suggestPath(addSlash(written))
}

const formatUnknownPath = (path: string, suggestion: string | undefined) =>
  `Nenhuma rota tem o caminho ${path}${suggestion === undefined ? '' : `\n  dica: você quis dizer "${suggestion}"?`}`

const toJsonRow = ({ place, value, marks, file, line, column }: ExplainRow) => ({
  place,
  value,
  file,
  line,
  column,
  marks,
})
