import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { copyProject } from '../authoring/new-product/copy-project.ts'
import { listRemoved, makeProduct, type ProductChoices } from '../authoring/new-product/new-product.ts'
import { CommandError } from '../diagnostics/errors.ts'
import { resolveFolders } from '../folders.mjs'
import { runAndWrite } from '../run.ts'
import { type Command, exit, InvalidManifest, jsonDocument } from './command.ts'
import { UsageError } from './options.mjs'
import { askChoices, isYes, readChoices } from './product-choices.ts'

/**
 * `new-product`: makes another product, in a copy of the project or in place. At a terminal it asks for what the flags lack. In
 * place it changes nothing before the user agrees.
 */
export const newProduct: Command = async (options, _, { cwd, print, ask }) => {
  const [folder] = options.operands
  const answers = options.yes || options.json ? undefined : ask
  const choices = answers ? await askChoices(options, answers) : readChoices(options)
  if (folder === undefined && !Object.values(choices).some(Boolean))
    throw new UsageError('Falta uma pasta, ou o que muda neste projeto')
  const plan = { ...choices, deleted: listRemoved(cwd, choices) }
  const show = (isDone: boolean, more: string) =>
    print(options.json ? jsonDocument({ ok: isDone, ...plan }) : `${describe(plan)}${more}\n`)
  const root = resolve(cwd, folder ?? '.')
  if (folder === undefined) {
    if (!(options.yes || (answers && isYes(await answers(`${describe(plan)}Mudar este projeto? (s/N): `))))) {
      show(false, 'Nada mudou ainda. Para mudar este projeto, repita com --yes.')
      return exit.invalid
    }
    refuseUncommitted(cwd)
  }
  if (folder !== undefined) copyProject(cwd, root)
  try {
    makeProduct(root, choices)
    const run = await runAndWrite(resolveFolders({}, root), root)
    if (!run.ok) throw new InvalidManifest(run.diagnostics)
  } catch (error) {
    if (folder !== undefined) rmSync(root, { recursive: true })
    throw error
  }
  const enter = folder === undefined ? '' : `cd ${folder} && `
  show(true, `Pronto. Rode: ${enter}npm ci && npm start\n${choices.withoutConsultas ? leftToDo : ''}`)
  return exit.done
}

const leftToDo = 'O README.md diz o que falta.\n'

/** The user must be able to undo the change. A folder without git is a copy. */
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
    throw new CommandError('Há mudanças sem commit. Guarde-as antes: o git é o que desfaz esta mudança')
}

function describe({ name, shortName, color, deleted }: ProductChoices & { deleted: string[] }): string {
  const lines = [
    ...(name === undefined ? [] : [`Nome: ${name}`]),
    ...(shortName === undefined ? [] : [`Nome curto: ${shortName}`]),
    ...(color === undefined ? [] : [`Cor: ${color}`]),
    ...(deleted.length === 0 ? [] : ['Remove:', ...deleted.map((path) => `  ${path}`)]),
  ]
  return lines.map((line) => `${line}\n`).join('')
}
