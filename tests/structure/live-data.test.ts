import { Node, Project, type SourceFile } from 'ts-morph'
import { expect, it } from 'vitest'
import { listSourceFiles, readSource } from './source-files.ts'

/**
 * Modules that read generated data when they start. `codegen/build/live` reloads the page, or the module
 * updates itself.
 */
const filesReadingAtStart = [
  'src/app/app.tsx',
  'src/consultas/results/lookup-failure.tsx',
  'src/layout/header/notifications-dropdown.tsx',
  'src/layout/sidebar/menu-list.tsx',
  'src/lib/format/intl.ts',
  'src/pages/auth/auth-shell.tsx',
  'src/pages/auth/forgot-password-form.tsx',
  'src/pages/auth/login.tsx',
  'src/pages/dashboard/lower-panels.tsx',
  'src/pages/working/page.tsx',
  'src/state/notifications.ts',
  'src/state/users.ts',
  'src/ui/theme/config.ts',
  'src/ui/theme/palette.ts',
]

/** Returns the names that a file imports from generated data. The controls and blocks of the product are code. */
const listImportedData = (file: SourceFile) =>
  file
    .getImportDeclarations()
    .filter(
      (line) => !line.isTypeOnly() && /^@\/generated\/(?!product\/)/.test(line.getModuleSpecifierValue()),
    )
    .flatMap((line) => line.getNamedImports().filter((name) => !name.isTypeOnly()))
    .map((name) => name.getName())

/** Returns true if a module reads a name outside of functions. */
function isReadAtStart(file: SourceFile, name: string): boolean {
  let isFound = false
  file.forEachChild((statement) => {
    if (Node.isImportDeclaration(statement) || Node.isFunctionDeclaration(statement)) return
    statement.forEachDescendant((node, traversal) => {
      if (Node.isFunctionLikeDeclaration(node) || Node.isTypeNode(node)) return traversal.skip()
      if (Node.isIdentifier(node) && node.getText() === name) isFound = true
    })
  })
  return isFound
}

it('modules read generated data when they show it, because live editing replaces it', () => {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true })
  const found = listSourceFiles('src').filter((path) => {
    const text = readSource(path)
    if (path.startsWith('src/generated/') || !text.includes("from '@/generated/")) return false
    const file = project.createSourceFile(path, text)
    return listImportedData(file).some((name) => isReadAtStart(file, name))
  })
  expect(found).toEqual(filesReadingAtStart)
})
