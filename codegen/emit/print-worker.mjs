// @ts-check
// A worker: prints source files with ts-morph, which takes 0.3 s to load, while the manifest is read.

import module from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

/** @typedef {import('./source-file.ts').SourceFile} SourceFile */

// @ts-expect-error: the types are of Node 20.
if (workerData) module.enableCompileCache?.(workerData)
const { IndentationText, Project, QuoteKind, StructureKind } = module.createRequire(import.meta.url)(
  'ts-morph',
)

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  skipFileDependencyResolution: true,
  manipulationSettings: { quoteKind: QuoteKind.Single, indentationText: IndentationText.TwoSpaces },
})

/** @param {SourceFile} file */
function print({ path, statements }) {
  const file = project.createSourceFile(path, {
    statements: statements.map((statement) => ({ ...statement, kind: StructureKind[statement.kind] })),
  })
  const content = file.getFullText()
  file.forget()
  return { path, content }
}

parentPort?.on('message', (files) => parentPort?.postMessage(files.map(print)))
