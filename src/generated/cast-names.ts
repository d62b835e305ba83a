// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { CastName } from '@manifest/contract/cast/cast-data.ts';

export const castNames = {
  marina: { name: 'Marina Exemplo do Vale', document: '11144477735', email: 'marina.vale@exemplo.com.br' },
  otavio: { name: 'Otávio Amostra Serrano', document: '12345678909', email: null },
  jussara: {
    name: 'Jussara Exemplo Bittencourt',
    document: '24681357928',
    email: 'jussara@nuvemmodelo.example.com',
  },
  benedito: { name: 'Benedito Fictício Moreira', document: '98765432100', email: null },
  rogerio: {
    name: 'Rogério Amostra Lobato',
    document: '22334455709',
    email: 'rogerio.lobato@exemplo.com.br',
  },
  livia: { name: 'Lívia Exemplo Lobato', document: '11223344789', email: null },
  tereza: { name: 'Tereza Modelo do Vale', document: '33344455508', email: null },
  anselmo: { name: 'Anselmo Exemplo do Vale', document: '55566677720', email: null },
  caetano: {
    name: 'Caetano Exemplo do Vale',
    document: '20230340784',
    email: 'caetano@amostraparticipacoes.example.com',
  },
  noemia: {
    name: 'Noêmia Fictícia Arantes',
    document: '13579246828',
    email: 'noemia.arantes@exemplo.com.br',
  },
  eulalia: { name: 'Eulália Modelo Lobato', document: '33445566739', email: null },
  ivone: { name: 'Ivone Modelo Bittencourt', document: '40608092924', email: null },
  dalva: { name: 'Dalva Modelo Serrano', document: '30340450770', email: null },
  dirce: { name: 'Dirce Fictícia Moreira', document: '70809101106', email: null },
  celio: { name: 'Célio Modelo Andrade', document: '30000000116', email: null },
  marina_es: { name: 'Marina Exemplo do Vale', document: '30000000205', email: null },
  marina_pe: { name: 'Marina Exemplo Vale', document: '30000000388', email: null },
  marina_pa: { name: 'Marina E. do Vale', document: '30000000469', email: null },
  cafe: {
    name: 'Exemplo do Vale Comércio de Cafés Ltda',
    document: '11222333000181',
    email: 'contato@cafedovale.example.com',
  },
  nuvem: {
    name: 'Nuvem Modelo Tecnologia Ltda',
    document: '12ABC34501DE35',
    email: 'oi@nuvemmodelo.example.com',
  },
  padaria: { name: 'Padaria Amostra Ltda', document: '12345678000195', email: null },
  amostra_participacoes: {
    name: 'Amostra Participações Ltda',
    document: '31200300000148',
    email: 'caetano@amostraparticipacoes.example.com',
  },
  ficticia_logistica: {
    name: 'Fictícia Logística S.A.',
    document: '77888999000181',
    email: 'contato@ficticialogistica.example.com',
  },
  servicos: { name: 'Serviços Exemplares Ltda', document: '66777888000181', email: null },
  lojas: { name: 'Lojas Fictícias Ltda', document: '98765432000198', email: null },
  telecom: { name: 'Modelo Telecom S.A.', document: '24681357000140', email: null },
  financeira: { name: 'Financeira Amostra S.A.', document: '88999000000198', email: null },
  banco: { name: 'Banco Exemplo S.A.', document: '44555666000181', email: null },
  oficina: { name: 'Oficina Amostra Ltda', document: '13579246000101', email: null },
  livraria: { name: 'Livraria Modelo Ltda', document: '33444555000181', email: null },
  ferrovia: { name: 'Ferrovia Amostra S.A.', document: '31415926000171', email: null },
  cafe_juiz_de_fora: {
    name: 'Exemplo do Vale Comércio de Cafés Ltda',
    document: '11222333000262',
    email: 'contato@cafedovale.example.com',
  },
  cafe_vitoria: {
    name: 'Exemplo do Vale Comércio de Cafés Ltda',
    document: '11222333000343',
    email: 'contato@cafedovale.example.com',
  },
  cafe_tijuca: {
    name: 'Exemplo do Vale Comércio de Cafés Ltda',
    document: '11222333000424',
    email: 'contato@cafedovale.example.com',
  },
  cafe_sao_paulo: {
    name: 'Exemplo do Vale Comércio de Cafés Ltda',
    document: '11222333000505',
    email: 'contato@cafedovale.example.com',
  },
} satisfies Record<string, CastName>;
