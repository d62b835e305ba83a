/** What every app of the comparison shows: the same words and as many entries as the product's own screens. */
export const menu = [
  { title: 'Visão Geral', path: '/dashboard' },
  { title: 'Créditos', path: '/pricing' },
  { title: 'Base de Conhecimento', path: '/faq' },
  { title: 'Configurações', path: '/settings' },
  { title: 'Changelog', path: '/changelog' },
  { title: 'Consultas', path: '/pacotes' },
]

export const figures = [
  { name: 'Consultas hoje', value: '0', note: '0 ontem' },
  { name: 'Consultas em 7 dias', value: '0', note: '0 nos 7 dias anteriores' },
  { name: 'Com resultado', value: '–', note: 'de 0 consultas em 30 dias' },
  { name: 'Tempo mediano', value: '–', note: 'por consulta, em 30 dias' },
]

export const shortcuts = ['CPF', 'CNPJ', 'CEP', 'Placa', 'Telefone', 'E-mail', 'Nome', 'Score']

export const modules = Array.from({ length: 22 }, (_, index) => ({
  id: index + 1,
  name: `Módulo ${index + 1}`,
  group: index % 2 === 0 ? 'Pessoas' : 'Empresas',
  variants: (index % 5) + 1,
}))

const key = 'bench.auth'

export const isSignedIn = () => localStorage.getItem(key) === 'true'

export const signIn = () => localStorage.setItem(key, 'true')

export const signOut = () => localStorage.removeItem(key)
