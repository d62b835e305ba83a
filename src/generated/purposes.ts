// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

export const purposes: string[] = [
  'Análise de crédito',
  'Concessão de crédito',
  'Prevenção à fraude',
  'Cobrança',
  'Locação',
  'Revisão de cadastro',
  'Cumprimento de obrigação legal',
  'Exercício regular de direitos',
];
