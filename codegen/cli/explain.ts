import { indexRoutes } from '../check/route-index.ts'
import { CommandError } from '../diagnostics/errors.ts'
import { explainPath } from '../tools/explain/explain.ts'
import type { ExplainRow } from '../tools/explain/explain-row.ts'
import { formatRows } from '../tools/explain/rows-text.ts'
import { type Command, exit, jsonDocument } from './command.ts'
import { readModel } from './read-model.ts'

/** `explain`: prints each value of a route or consulta, and its position in the manifest. */
export const explain: Command = async ({ operands, json }, folders, { cwd, columns, print }) => {
  const [path = ''] = operands
  const built = readModel(folders, cwd)
  const explanation = explainPath(built, path)
  if (!explanation)
    throw new CommandError(formatUnknownPath(path, indexRoutes(built.manifest).suggestPath(path)))
  const { kind, route, values } = explanation
  if (json)
    print(jsonDocument({ ok: true, kind, route: route.map(toJsonRow), values: values.map(toJsonRow) }))
  else print(formatRows([route, values], columns))
  return exit.done
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
