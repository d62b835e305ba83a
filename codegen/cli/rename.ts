import { buildWithTexts, saveTexts } from '../authoring/edit/save-texts.ts'
import { type RouteRename, renameRoute } from '../authoring/rename/rename-route.ts'
import { CommandError } from '../diagnostics/errors.ts'
import { type Command, exit, InvalidManifest, jsonDocument, readModel } from './command.ts'

/** `rename FROM TO`: writes the new path into every file that names the route, and adds redirects. */
export const rename: Command = async (options, folders, { cwd, print }) => {
  const [from = '', to = ''] = options.operands
  const renamed = renameRoute(readModel(folders, cwd).manifest, from, to)
  if ('refusal' in renamed) throw new CommandError(renamed.refusal)
  const built = buildWithTexts(folders, cwd, renamed.texts)
  if (!built.ok) throw new InvalidManifest(built.diagnostics)
  saveTexts(folders.manifestDir, renamed.texts)
  const { texts, ...report } = renamed
  print(options.json ? jsonDocument({ ok: true, from, to, ...report }) : formatRename(renamed))
  return exit.done
}

/** Lists the changes, one per line, and the texts that the user has to change. */
function formatRename({ changes, redirects, unredirected, mentions }: RouteRename): string {
  const section = (title: string, rows: string[]) =>
    rows.length === 0 ? '' : `${title}\n${rows.map((row) => `  ${row}\n`).join('')}\n`
  return [
    section(
      'Mudou:',
      changes.map(({ place, from, to }) => `${place}  ${from} → ${to}`),
    ),
    section(
      'Redireciona:',
      redirects.map(({ from, to }) => `${from} → ${to}`),
    ),
    section('Sem redirecionamento, por ter parâmetros:', unredirected),
    section('Textos que ainda falam do caminho antigo:', mentions),
    'Rode: npm run codegen\n',
  ].join('')
}
