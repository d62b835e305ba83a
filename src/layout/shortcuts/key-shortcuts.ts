/** A shortcut. `keys` are alternatives; each alternative lists keys that are pressed together, or one after the other. */
type KeyShortcut = { keys: string[][]; effect: string; isSequence?: boolean }

type ShortcutGroup = { title: string; shortcuts: KeyShortcut[] }

/** Every shortcut, by the part of the app where it works. */
export const shortcutGroups: ShortcutGroup[] = [
  {
    title: 'Em qualquer página',
    shortcuts: [
      { keys: [['Ctrl', 'K'], ['/']], effect: 'Abrir a busca' },
      { keys: [['g', 'd']], effect: 'Ir ao painel', isSequence: true },
      { keys: [['g', 'c']], effect: 'Ir às consultas', isSequence: true },
      { keys: [['g', 'l']], effect: 'Ir aos lotes', isSequence: true },
      { keys: [['h']], effect: 'Consultas desta sessão' },
      { keys: [['.']], effect: 'Abrir as ações da linha ou da página' },
      { keys: [['?']], effect: 'Estes atalhos' },
      { keys: [['Esc']], effect: 'Fechar o que está aberto' },
    ],
  },
  {
    title: 'Na busca',
    shortcuts: [
      { keys: [['↑'], ['↓']], effect: 'Escolher um resultado' },
      { keys: [['Enter']], effect: 'Abrir ou consultar o escolhido' },
    ],
  },
  {
    title: 'Em listas e tabelas',
    shortcuts: [
      { keys: [['j'], ['k']], effect: 'Ir à próxima linha ou à anterior' },
      { keys: [['x']], effect: 'Marcar ou desmarcar a linha' },
    ],
  },
  {
    title: 'Nos menus',
    shortcuts: [
      { keys: [['↑'], ['↓']], effect: 'Ir à entrada anterior ou à próxima' },
      { keys: [['Home'], ['End']], effect: 'Ir à primeira ou à última' },
      { keys: [['A–Z']], effect: 'Ir à entrada que começa com a letra' },
    ],
  },
  {
    title: 'Na página de um assunto',
    shortcuts: [
      { keys: [['['], [']']], effect: 'Ir à resposta anterior ou à próxima' },
      { keys: [['1–9']], effect: 'Ir à resposta com o número' },
    ],
  },
  {
    title: 'No detalhe de uma linha de lote',
    shortcuts: [{ keys: [['j'], ['k']], effect: 'Ir à próxima linha ou à anterior' }],
  },
  {
    title: 'No grafo da sessão',
    shortcuts: [
      { keys: [['←'], ['→'], ['↑'], ['↓']], effect: 'Ir ao nó vizinho' },
      { keys: [['Enter']], effect: 'Consultar a partir do nó' },
      { keys: [['Delete'], ['p']], effect: 'Ocultar ou fixar o nó' },
      { keys: [['Ctrl', 'Z']], effect: 'Desfazer' },
      { keys: [['+'], ['-'], ['0']], effect: 'Aproximar, afastar, ver tudo' },
    ],
  },
  {
    title: 'Nos gráficos',
    shortcuts: [{ keys: [['←'], ['→']], effect: 'Ler os valores um a um' }],
  },
]
