import { knownRoutes } from '../checks/known-routes.ts'
import { explain as explainPath } from '../explain/explain.ts'
import type { Row } from '../explain/row.ts'
import { rowsText } from '../explain/rows-text.ts'
import { type Command, CommandError, exit, jsonDocument } from './command.ts'
import { readModel } from './read-model.ts'

/** Each value of a route or consulta, and where it comes from. */
export const explain: Command = async ({ operands, json }, folders, { cwd, columns, print }) => {
  const [path = ''] = operands
  const built = readModel(folders, cwd)
  const explanation = explainPath(built, path)
  if (!explanation) throw new CommandError(unknownPath(path, knownRoutes(built.manifest).suggestPath(path)))
  const { kind, route, values } = explanation
  if (json) print(jsonDocument({ ok: true, kind, route: route.map(jsonRow), values: values.map(jsonRow) }))
  else print(rowsText([route, values], columns))
  return exit.done
}

const unknownPath = (path: string, meant: string | undefined) =>
  `Nenhuma rota tem o caminho ${path}${meant === undefined ? '' : `\n  dica: você quis dizer "${meant}"?`}`

const jsonRow = ({ place, value, marks, file, line, column }: Row) => ({
  place,
  value,
  file,
  line,
  column,
  marks,
})
