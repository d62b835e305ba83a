import type { TreeNode } from './tree-checks.ts'

export const permissionNodes: readonly TreeNode[] = [
  {
    id: 'consultas',
    label: 'Consultas',
    children: [
      {
        id: 'pessoas',
        label: 'Pessoas',
        children: [
          { id: 'pessoas.ver', label: 'Ver resultados' },
          { id: 'pessoas.exportar', label: 'Exportar resultados' },
          { id: 'pessoas.lote', label: 'Enviar lotes' },
        ],
      },
      {
        id: 'empresas',
        label: 'Empresas',
        children: [
          { id: 'empresas.ver', label: 'Ver quadro societário' },
          { id: 'empresas.certidoes', label: 'Emitir certidões' },
        ],
      },
    ],
  },
  {
    id: 'financeiro',
    label: 'Financeiro',
    children: [
      { id: 'financeiro.faturas', label: 'Ver faturas' },
      { id: 'financeiro.creditos', label: 'Comprar créditos' },
    ],
  },
  { id: 'relatorios', label: 'Relatórios' },
]

export const defaultPermissions = ['pessoas.ver', 'empresas.ver', 'empresas.certidoes']
