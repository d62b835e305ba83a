// @ts-check
// A worker: ts-morph takes 0.3 s to load, and loads here while codegen reads the manifest.
import module, { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

/** @typedef {import('./source-file.ts').SourceFile} SourceFile */

// @ts-expect-error: V8's code cache. The types are of Node 20; Node has it from 22.1.
if (workerData) module.enableCompileCache?.(workerData)

/** @type {typeof import('ts-morph')} */
const { IndentationText, Project, QuoteKind, StructureKind } = createRequire(import.meta.url)('ts-morph')

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  skipFileDependencyResolution: true,
  manipulationSettings: { quoteKind: QuoteKind.Single, indentationText: IndentationText.TwoSpaces },
})

/** @param {import('./source-file.ts').Constant} constant */
const constantWriter =
  ({ isExported, name, type, satisfies, initializer, leadingTrivia }) =>
  /** @param {import('ts-morph').CodeBlockWriter} writer */
  (writer) => {
    const typed = type === undefined ? name : `${name}: ${type}`
    writer.write(leadingTrivia)
    writer.hangingIndent(() => {
      const checked = satisfies === undefined ? initializer : `${initializer} satisfies ${satisfies}`
      writer.write(`${isExported ? 'export ' : ''}const ${typed} = ${checked};`)
    })
  }

/** @param {SourceFile['statements'][number]} statement */
const toStructure = (statement) =>
  statement.kind === 'Constant'
    ? constantWriter(statement)
    : /** @type {import('ts-morph').StatementStructures} */ ({
        ...statement,
        kind: StructureKind[statement.kind],
      })

/** @param {SourceFile} file */
function print({ path, statements }) {
  const file = project.createSourceFile(path, { statements: statements.map(toStructure) })
  const content = file.getFullText()
  file.forget()
  return { path, content }
}

parentPort?.on('message', (file) => parentPort?.postMessage(print(file)))
