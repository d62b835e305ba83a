import { kinds, leadKinds } from '../../manifest/kinds/index.ts'
import { findIconSet } from '../compile/check/icons.ts'
import type { Model } from '../compile/resolve/model.ts'
import { Code } from './literal.ts'
import { type SourceFile, structuredFile } from './source-file.ts'
import { importingConstant, importNames, importTypes, typeAlias } from './statements.ts'

/** Emits the icons of menus, which the first load contains. */
export const emitIcons = ({ menuIcons }: Model) => iconFile('icons.ts', 'icons', 'IconName', menuIcons)

/** Emits the icons of consultas and content pages. */
export const emitCatalogueIcons = ({ catalogueIcons }: Model) =>
  iconFile('catalogue-icons.ts', 'catalogueIcons', 'CatalogueIconName', catalogueIcons)

/** Emits the icon of each kind of subject. */
export const emitKindIcons = (): SourceFile => {
  const icons = leadKinds.map((kind) => [kind, kinds[kind].newField.icon] as const)
  return structuredFile('kind-icons.ts', [
    importTypes('react-icons', ['IconType']),
    ...importIcons(icons.map(([, icon]) => icon)),
    importingConstant(
      'kindIcons',
      Object.fromEntries(icons.map(([kind, icon]) => [kind, new Code(icon)])),
      'Record<string, IconType>',
    ),
  ])
}

function iconFile(path: string, constantName: string, typeName: string, names: string[]) {
  return structuredFile(path, [
    importTypes('react-icons', ['IconType']),
    ...importIcons(names),
    importingConstant(
      constantName,
      Object.fromEntries(names.map((name) => [name, new Code(name)])),
      'Record<string, IconType>',
    ),
    typeAlias(typeName, `keyof typeof ${constantName}`),
  ])
}

const importIcons = (names: string[]) =>
  groupBySet([...new Set(names)].sort()).map(([set, members]) => importNames(`react-icons/${set}`, members))

/** Groups names by the react-icons module that exports them, modules in alphabetical order. */
function groupBySet(names: string[]): [set: string, names: string[]][] {
  const sets = new Map<string, string[]>()
  for (const name of names) {
    const set = findIconSet(name)
    if (set === undefined) throw new Error(`No icon set has ${name}`)
    sets.set(set, [...(sets.get(set) ?? []), name])
  }
  return [...sets].sort(([one], [other]) => (one < other ? -1 : 1))
}
