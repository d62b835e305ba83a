import * as z from 'zod'
import { about, choice } from './about.ts'

const skin = choice({ default: 'A aparência do tema', bordered: 'Tudo com borda, sem sombra' })

const contentWidth = choice({
  full: 'O conteúdo ocupa toda a largura',
  boxed: 'O conteúdo tem no máximo 1400 px, centrado',
})

const menuType = choice({ vertical: 'Menu ao lado', horizontal: 'Menu no alto, em linha' })

const navBarType = choice({
  sticky: 'O cabeçalho fica no alto enquanto se rola',
  static: 'O cabeçalho rola com a página',
  floating: 'O cabeçalho fica no alto, solto das bordas',
  hidden: 'Sem cabeçalho',
})

const footerType = choice({
  sticky: 'O rodapé fica embaixo enquanto se rola',
  static: 'O rodapé vem depois do conteúdo',
  hidden: 'Sem rodapé',
})

export const preferences = z.strictObject({
  isRTL: z.boolean().default(false).meta(about('Da direita para a esquerda', false)),
  darkMode: z.boolean().default(true).meta(about('Tema escuro; false, claro', true)),
  isCollapsed: z.boolean().default(false).meta(about('O menu ao lado começa recolhido', false)),
  semiDarkMode: z.boolean().default(false).meta(about('Menu escuro no tema claro', false)),
  skin: skin.default('default').meta(about('Aparência dos painéis', 'bordered')),
  contentWidth: contentWidth.default('full').meta(about('Largura do conteúdo', 'boxed')),
  type: menuType.default('vertical').meta(about('Onde fica o menu', 'horizontal')),
  menuHidden: z.boolean().default(false).meta(about('Esconde o menu', false)),
  navBarType: navBarType.default('sticky').meta(about('O cabeçalho', 'floating')),
  footerType: footerType.default('static').meta(about('O rodapé', 'hidden')),
  mobileMenu: z.boolean().default(false).meta(about('O menu do telefone começa aberto', false)),
  isMonochrome: z.boolean().default(false).meta(about('Tudo em tons de cinza', false)),
  customizer: z.boolean().default(false).meta(about('O painel Personalizar começa aberto', false)),
})
