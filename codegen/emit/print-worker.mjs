// @ts-check
// A worker: ts-morph loads here while codegen reads the manifest.
import module, { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

/** @typedef {import('./source-file.ts').SourceFile} SourceFile */

// @ts-expect-error: V8's code cache. The types are of Node 20; Node has it from 22.1.
if (workerData) module.enableCompileCache?.(workerData)

/** @type {typeof import('ts-morph')} */
const { IndentationText, Project, QuoteKind, StructureKind, VariableDeclarationKind } = createRequire(
  import.meta.url,
)('ts-morph')

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  skipFileDependencyResolution: true,
  manipulationSettings: { quoteKind: QuoteKind.Single, indentationText: IndentationText.TwoSpaces },
})

const lineWidth = 110

/** @param {import('./source-file.ts').Constant} constant */
const writeInitializer = ({ initializer, satisfies }) =>
  satisfies === undefined ? initializer : `${initializer} satisfies ${satisfies}`

/** @param {import('./source-file.ts').Constant} constant */
const constantWriter = (constant) => (/** @type {import('ts-morph').CodeBlockWriter} */ writer) => {
  const { isExported, name, type, leadingTrivia } = constant
  const typed = type === undefined ? name : `${name}: ${type}`
  writer.write(
    `${leadingTrivia}${isExported ? 'export ' : ''}const ${typed} = ${writeInitializer(constant)};`,
  )
}

/** @type {(constant: import('./source-file.ts').Constant) => import('ts-morph').VariableStatementStructure} */
const constantStructure = (constant) => ({
  kind: StructureKind.VariableStatement,
  isExported: constant.isExported === true,
  declarationKind: VariableDeclarationKind.Const,
  declarations: [
    {
      name: constant.name,
      ...(constant.type && { type: constant.type }),
      initializer: writeInitializer(constant),
    },
  ],
  leadingTrivia: constant.leadingTrivia,
})

/** @type {(declaration: import('./source-file.ts').Import) => import('ts-morph').ImportDeclarationStructure} */
const importStructure = (declaration) => {
  if (declaration.defaultImport !== undefined)
    return { ...declaration, kind: StructureKind.ImportDeclaration }
  const names = /** @type {string[]} */ (declaration.namedImports)
  const width = `import { ${names.join(', ')} } from '${declaration.moduleSpecifier}';`.length
  const lines = (/** @type {import('ts-morph').CodeBlockWriter} */ writer) =>
    writer.newLine().indent(() => {
      for (const name of names) writer.writeLine(`${name},`)
    })
  return {
    ...declaration,
    kind: StructureKind.ImportDeclaration,
    namedImports: width > lineWidth ? lines : names,
  }
}

let printed = 0

/** @param {SourceFile} file */
function print({ path, isStructured, statements }) {
  printed += 1
  // TypeScript's formatter remembers the text of the last file name. A new name makes it read the new text.
  const file = project.createSourceFile(`${printed}/${path}`, {
    statements: statements.map((statement) => {
      if (statement.kind === 'Constant')
        return isStructured ? constantStructure(statement) : constantWriter(statement)
      if (statement.kind === 'ImportDeclaration') return importStructure(statement)
      return /** @type {import('ts-morph').StatementStructures} */ ({
        ...statement,
        kind: StructureKind[statement.kind],
      })
    }),
  })
  if (isStructured) file.formatText({ indentSize: 2 })
  const content = file.getFullText()
  file.forget()
  return { path, content }
}

parentPort?.on('message', (file) => parentPort?.postMessage(print(file)))
