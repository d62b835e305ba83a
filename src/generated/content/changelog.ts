// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Changelog } from '@manifest/schema/content.ts'

export const changelog: Changelog = {
  releases: [
    {
      version: '2.0.0',
      date: '2024-12-10',
      summary: 'Um painel novo, em que cada consulta é descrita por uma configuração.',
      changes: [
        { kind: 'added', text: 'Consultas de CPF e de CNPJ, cada uma com formulário e resultado próprios.' },
        { kind: 'added', text: 'Catálogo de módulos com busca por nome e descrição.' },
        { kind: 'added', text: 'Visão Geral com uso por dia e por módulo, consultas recentes e avisos.' },
        { kind: 'added', text: 'Valores sensíveis encobertos até que se peça para ver.' },
        { kind: 'changed', text: 'Tema escuro por padrão, com tema claro à escolha.' },
        { kind: 'changed', text: 'O CNPJ passa a aceitar letras.' },
        { kind: 'removed', text: 'O histórico de consultas gravado no navegador, por privacidade.' },
      ],
    },
    {
      version: '1.5.0',
      date: '2024-10-01',
      summary: 'Saúde e biometria.',
      changes: [
        { kind: 'added', text: 'Consulta ao CadSUS por CPF ou Cartão Nacional de Saúde.' },
        { kind: 'added', text: 'Consulta de foto por CPF com comparação de rostos.' },
        { kind: 'fixed', text: 'A máscara de telefone aceita números fixos de oito dígitos.' },
      ],
    },
    {
      version: '1.4.0',
      date: '2024-08-06',
      summary: 'Justiça e crédito.',
      changes: [
        { kind: 'added', text: 'Consulta judicial com partes e movimentações.' },
        { kind: 'added', text: 'Relatório Bacen com SCR, contas e chaves Pix.' },
        { kind: 'changed', text: 'O score mostra os fatores que pesam na pontuação.' },
      ],
    },
    {
      version: '1.3.0',
      date: '2024-06-11',
      summary: 'Contatos.',
      changes: [
        { kind: 'added', text: 'Consultas de telefone, de telefones por CPF e de e-mail.' },
        { kind: 'added', text: 'Aviso quando a linha está no Não Me Perturbe.' },
        { kind: 'fixed', text: 'O nome com acento encontra também o registro sem acento.' },
      ],
    },
    {
      version: '1.2.0',
      date: '2024-04-16',
      summary: 'Veículos e endereços.',
      changes: [
        { kind: 'added', text: 'Consulta de placa, nos padrões antigo e Mercosul.' },
        { kind: 'added', text: 'Consulta de CEP com fontes de reserva.' },
        { kind: 'changed', text: 'A verificação de CPF e CNPJ acontece antes do envio.' },
      ],
    },
    {
      version: '1.1.0',
      date: '2024-02-27',
      summary: 'Empresas.',
      changes: [
        { kind: 'added', text: 'Consulta de CNPJ com quadro societário.' },
        { kind: 'added', text: 'Notificações no cabeçalho.' },
        { kind: 'fixed', text: 'O menu recolhido continua recolhido depois de recarregar a página.' },
      ],
    },
    {
      version: '1.0.0',
      date: '2024-01-15',
      summary: 'A primeira versão.',
      changes: [
        { kind: 'added', text: 'Consultas de CPF, nome e score.' },
        { kind: 'added', text: 'Cadastro, entrada e saída da conta.' },
      ],
    },
  ],
}
