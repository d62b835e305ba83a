import type { Model } from '../compile/resolve/model.ts'
import { structuredFile } from './source-file.ts'
import { constant, importPath, importTypes } from './statements.ts'

const menuFile = (path: string, name: string, entries: unknown[], type: string) =>
  structuredFile(path, [
    importTypes('@manifest/contract/resolved.ts', [type]),
    importPath,
    constant(name, entries, `${type}<Path>[]`),
  ])

export const emitSidebar = ({ sidebar }: Model) => menuFile('sidebar.ts', 'sidebar', sidebar, 'MenuEntry')

export const emitTopMenu = ({ topMenu }: Model) => menuFile('top-menu.ts', 'topMenu', topMenu, 'MenuEntry')

export const emitUserMenu = ({ userMenu }: Model) =>
  menuFile('user-menu.ts', 'userMenu', userMenu, 'UserMenuEntry')

export const emitBottomBar = ({ bottomBar }: Model) =>
  menuFile('bottom-bar.ts', 'bottomBar', bottomBar, 'BottomBarEntry')
