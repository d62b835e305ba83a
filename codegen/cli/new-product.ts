import { execFileSync } from 'node:child_process'
import { type DemoRemoval, planRemoval, removeDemos } from '../authoring/new-product/remove-demos.ts'
import { CommandError } from '../diagnostics/errors.ts'
import { runAndWrite } from '../run.ts'
import { type Command, exit, InvalidManifest, jsonDocument } from './command.ts'
import { UsageError } from './options.mjs'

/** `new-product --without-demos`: removes the demonstrations from the project in the current folder. */
export const newProduct: Command = async (options, folders, { cwd, print }) => {
  if (!options.withoutDemos) throw new UsageError('Falta --without-demos')
  const removal = planRemoval(cwd)
  if (!options.yes) {
    print(
      options.json
        ? describeJson(removal, false)
        : `${describe(removal)}\nNada mudou ainda. Para remover, repita com --yes.\n`,
    )
    return exit.invalid
  }
  refuseUncommitted(cwd)
  removeDemos(cwd, removal)
  const { ok, diagnostics } = await runAndWrite(folders, cwd)
  if (!ok) throw new InvalidManifest(diagnostics)
  print(options.json ? describeJson(removal, true) : `${describe(removal)}\nPronto. Rode: npm install\n`)
  return exit.done
}

/** The user must be able to undo the removal. A folder without git is a copy. */
function refuseUncommitted(cwd: string) {
  let changes = ''
  try {
    changes = execFileSync('git', ['status', '--porcelain'], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return
  }
  if (changes !== '')
    throw new CommandError('Há mudanças sem commit. Guarde-as antes: o git é o que desfaz esta remoção')
}

const describe = ({ deleted, changed }: DemoRemoval) =>
  [
    'Remove as demonstrações:',
    ...deleted.map((path) => `  ${path}`),
    'Muda:',
    ...Array.from(changed.keys(), (path) => `  ${path}`),
    '',
  ].join('\n')

const describeJson = ({ deleted, changed }: DemoRemoval, isDone: boolean) =>
  jsonDocument({ ok: isDone, deleted, changed: [...changed.keys()] })
