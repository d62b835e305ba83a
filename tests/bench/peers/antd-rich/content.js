import { modules } from '../content.js'

/** 28 entries with the two that have a badge. */
export const groups = {
  dashboard: [
    { title: 'Visão Geral', path: '/dashboard' },
    { title: 'Créditos', path: '/pricing' },
    { title: 'Base de Conhecimento', path: '/faq' },
    { title: 'Configurações', path: '/settings' },
  ],
  modules: modules.map(({ id, name }) => ({ title: name, path: `/pacotes/${id}` })),
}

export const titles = Object.fromEntries(
  [
    ...groups.dashboard,
    { title: 'Changelog', path: '/changelog' },
    { title: 'Consultas', path: '/pacotes' },
  ].map(({ title, path }) => [path, title]),
)

export const days = Array.from({ length: 30 }, (_, day) => ({ day: day + 1, count: 4 + ((day * 7) % 19) }))

export const questions = Array.from({ length: 12 }, (_, index) => ({
  key: index,
  label: `Pergunta ${index + 1}: de onde vêm os dados de uma consulta?`,
  children: 'Cada consulta diz qual é a fonte dela, e quando a fonte respondeu.',
}))

export const plans = ['Inicial', 'Equipe', 'Empresa'].map((name) => ({
  name,
  features: ['Todas as consultas', 'Lotes de até 5.000 linhas', 'Relatórios', 'Suporte por e-mail'],
}))

export const settings = {
  Tema: ['Claro', 'Escuro'],
  Menu: ['Vertical', 'Horizontal'],
  Cabeçalho: ['Fixo', 'Estático', 'Flutuante', 'Oculto'],
  Rodapé: ['Fixo', 'Estático', 'Oculto'],
}
