import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts'
import {
  type DiagnosticCode,
  diagnosticCodes,
  findSeverity,
} from '../../../codegen/diagnostics/diagnostic-codes.ts'
import { formatDiagnostic } from '../../../codegen/diagnostics/format-diagnostics.ts'
import { findCasePath, fixFolder, runCase } from './fixture-case.ts'

/** Returns the text of docs/diagnosticos.md. `findCase` returns the case that is the example of a code. */
export function formatDiagnosticsGuide(findCase: (code: DiagnosticCode) => string | undefined): string {
  const codes = (Object.keys(diagnosticCodes) as DiagnosticCode[]).sort()
  const entries = codes.map((code) => formatEntry(code, findCase(code)))
  return `${introduction}\n${codes.map((code) => `[\`${code}\`](#${code})`).join(' ·\n')}\n\n${entries.join('\n')}`
}

const introduction = `# Diagnósticos

Quando algo no manifesto está errado, a linha de comando e a tela de desenvolvimento dizem onde, o quê e como se conserta:
primeiro \`arquivo:linha:coluna\`, depois o código entre colchetes e a mensagem; embaixo, as linhas em volta, com \`^\` sob o
que deve mudar; por fim, a dica. Um **erro** impede a geração; um **aviso** não impede, mas \`npm run codegen -- --check\`
falha com ele. De uma mesma causa aparecem no máximo 20, e "e mais N".

Este arquivo é gerado dos casos de \`tests/codegen/fixtures\` por
\`npx vitest run tests/codegen/diagnostics-guide.test.ts -u\`.
`

function formatEntry(code: DiagnosticCode, example: string | undefined): string {
  const { means, matters, remedy } = diagnosticCodes[code]
  const kind = findSeverity(code) === 'error' ? 'Erro' : 'Aviso'
  const words = `## ${code}\n\n**${kind}.** ${means} ${matters}\n\nO que fazer: ${remedy}.\n`
  if (example === undefined) return words
  const { diagnostics } = runCase(example)
  const found = diagnostics.find((diagnostic) => diagnostic.code === code)
  if (!found) throw new Error(`${example} does not yield ${code}`)
  return `${words}\n${formatWrongFile(example, found)}\nA mensagem:\n\n${formatFence('text', formatDiagnostic(found))}\nCerto:\n\n${formatFixedFiles(example)}`
}

function formatWrongFile(example: string, { file }: Diagnostic): string {
  const path = findCasePath(example, file)
  return existsSync(path) ? `Errado:\n\n${formatFileBlock(file, path)}` : `Errado: \`${file}\` não existe.\n`
}

const formatFixedFiles = (example: string) =>
  listFilesBelow(findCasePath(example, fixFolder))
    .map((path) => formatFileBlock(path, findCasePath(example, join(fixFolder, path))))
    .join('\n')

const listFilesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile() && !path.endsWith('removed.txt'))
    .sort()

const formatFileBlock = (name: string, path: string) =>
  formatFence(
    name.endsWith('.tsx') ? 'tsx' : 'yaml',
    `${name.endsWith('.tsx') ? '//' : '#'} ${name}\n${readFileSync(path, 'utf8').trimEnd()}`,
  )

const formatFence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`
