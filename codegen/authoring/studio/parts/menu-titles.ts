/** Menus by key, with the words that people know them by. */
export const menuTitles: Record<string, string> = {
  sidebar: 'Menu lateral',
  userMenu: 'Menu do usuário',
  bottomBar: 'Barra inferior',
  topMenu: 'Segunda lista',
}
