// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts';
import type { Path } from '../paths.ts';

const defaults = {
  fields: [
    { kind: 'cpf', name: 'cpf', label: 'CPF', required: true, help: 'Com ou sem pontos e hífen.' },
    {
      kind: 'image',
      name: 'foto',
      label: 'Foto para comparar',
      help: 'Opcional. Um só rosto, de frente.',
      maxMegabytes: 5,
    },
  ],
  request: {
    source: 'gateway',
    post: '/biometria/foto',
    body: { cpf: '{cpf}', foto: '{foto}' },
    notFound: { status: 404 },
    errors: {
      402: 'Saldo de créditos insuficiente',
      403: 'Seu contrato não inclui esta consulta',
      413: 'A foto é grande demais. Envie um arquivo menor',
      422: 'Não há um rosto legível na foto. Envie outra',
    },
  },
  summary: {
    value: 'nome',
    detail: { label: 'CPF', value: 'cpf', format: 'cpf' },
    status: {
      value: 'comparacao.conclusao',
      colors: {
        'Mesma pessoa': 'success',
        Inconclusiva: 'warning',
        'Pessoas diferentes': 'danger',
        'Sem comparação': 'neutral',
      },
    },
  },
  result: [
    {
      block: 'alert',
      title: 'Possível foto de tela',
      status: 'warning',
      text: 'A imagem enviada parece ser foto de uma tela ou de outra foto. Peça uma nova.',
      when: 'comparacao.suspeita_de_copia',
    },
    {
      block: 'image',
      title: 'Foto do documento',
      value: 'foto.url',
      alt: 'Silhueta no lugar da foto do documento',
      sensitive: true,
    },
    {
      block: 'score',
      title: 'Semelhança entre os rostos',
      value: 'comparacao.semelhanca',
      min: 0,
      max: 100,
      unit: '%',
      bands: [
        { upTo: 60, label: 'Pessoas diferentes', color: 'danger' },
        { upTo: 85, label: 'Inconclusiva', color: 'warning' },
        { upTo: 100, label: 'Mesma pessoa', color: 'success' },
      ],
      empty: 'Nenhuma foto foi enviada para comparar.',
    },
    {
      block: 'fields',
      title: 'Identificação',
      items: [
        { label: 'Nascimento', value: 'data_nascimento', format: 'date', sensitive: true },
        { label: 'Nome da mãe', value: 'nome_mae', format: 'name', sensitive: true },
      ],
    },
    {
      block: 'fields',
      title: 'Origem da foto',
      items: [
        { label: 'Documento', value: 'foto.documento' },
        { label: 'Órgão emissor', value: 'foto.orgao_emissor' },
        { label: 'Número', value: 'foto.numero', sensitive: true },
        { label: 'Tirada em', value: 'foto.tirada_em', format: 'date' },
        { label: 'Validade do documento', value: 'foto.validade', format: 'date' },
      ],
    },
    {
      block: 'table',
      title: 'Verificações',
      value: 'comparacao.verificacoes',
      columns: [
        { label: 'Verificação', value: 'nome' },
        {
          label: 'Resultado',
          value: 'resultado',
          colors: {
            Aprovada: 'success',
            Boa: 'success',
            Sim: 'success',
            Regular: 'warning',
            Baixa: 'danger',
            Reprovada: 'danger',
          },
        },
      ],
      empty: 'Nenhuma verificação feita.',
    },
  ],
  findings: [
    { value: 'comparacao.semelhanca', label: 'de 100 em semelhança', format: 'number', when: 'always' },
    { value: 'comparacao.suspeita_de_copia', label: 'possível foto de tela', tone: 'warning', when: 'some' },
    { value: 'foto.documento', when: 'always' },
    { value: 'foto.tirada_em', label: 'foto de', format: 'date', when: 'always' },
    { value: 'foto.validade', label: 'documento válido até', format: 'date', when: 'always' },
  ],
  example: {
    cpf: '11144477735',
    nome: 'Marina Exemplo do Vale',
    data_nascimento: '1984-01-17',
    nome_mae: 'Tereza Modelo do Vale',
    foto: {
      url: '/dash/retratos/silhueta-a.svg',
      documento: 'Carteira Nacional de Habilitação',
      orgao_emissor: 'DETRAN/RJ',
      numero: '00000012345',
      tirada_em: '2023-04-18',
      validade: '2033-04-18',
    },
    comparacao: {
      conclusao: 'Mesma pessoa',
      semelhanca: 94,
      suspeita_de_copia: false,
      verificacoes: [
        { nome: 'Rosto único na imagem', resultado: 'Sim' },
        { nome: 'Nitidez', resultado: 'Boa' },
        { nome: 'Iluminação', resultado: 'Boa' },
        { nome: 'Prova de vida', resultado: 'Aprovada' },
      ],
    },
  },
  examples: [
    { when: { cpf: '00000000191' }, status: 404 },
    {
      when: { foto: '' },
      status: 200,
      answer: {
        cpf: '11144477735',
        nome: 'Marina Exemplo do Vale',
        data_nascimento: '1984-01-17',
        nome_mae: 'Tereza Modelo do Vale',
        foto: {
          url: '/dash/retratos/silhueta-a.svg',
          documento: 'Carteira Nacional de Habilitação',
          orgao_emissor: 'DETRAN/RJ',
          numero: '00000012345',
          tirada_em: '2023-04-18',
          validade: '2033-04-18',
        },
        comparacao: {
          conclusao: 'Sem comparação',
          semelhanca: null,
          suspeita_de_copia: false,
          verificacoes: [],
        },
      },
    },
    {
      when: { cpf: '12345678909' },
      status: 200,
      answer: {
        cpf: '12345678909',
        nome: 'Otávio Amostra Serrano',
        data_nascimento: '1991-02-09',
        nome_mae: 'Dalva Modelo Serrano',
        foto: {
          url: '/dash/retratos/silhueta-b.svg',
          documento: 'Carteira de Identidade',
          orgao_emissor: 'SESP/PR',
          numero: '0.012.345-6',
          tirada_em: '2014-10-07',
          validade: null,
        },
        comparacao: {
          conclusao: 'Inconclusiva',
          semelhanca: 68,
          suspeita_de_copia: true,
          verificacoes: [
            { nome: 'Rosto único na imagem', resultado: 'Sim' },
            { nome: 'Nitidez', resultado: 'Baixa' },
            { nome: 'Iluminação', resultado: 'Regular' },
            { nome: 'Prova de vida', resultado: 'Reprovada' },
          ],
        },
      },
    },
    {
      when: { cpf: '24681357928' },
      status: 200,
      answer: {
        cpf: '24681357928',
        nome: 'Jussara Exemplo Bittencourt',
        data_nascimento: '1979-02-03',
        nome_mae: 'Ivone Modelo Bittencourt',
        foto: {
          url: '/dash/retratos/silhueta-a.svg',
          documento: 'Carteira de Identidade',
          orgao_emissor: 'SSP/SC',
          numero: '0.045.678',
          tirada_em: '2012-03-29',
          validade: null,
        },
        comparacao: {
          conclusao: 'Pessoas diferentes',
          semelhanca: 31,
          suspeita_de_copia: false,
          verificacoes: [
            { nome: 'Rosto único na imagem', resultado: 'Sim' },
            { nome: 'Nitidez', resultado: 'Boa' },
            { nome: 'Iluminação', resultado: 'Boa' },
            { nome: 'Prova de vida', resultado: 'Aprovada' },
          ],
        },
      },
    },
    {
      when: { cpf: '98765432100' },
      status: 200,
      answer: {
        cpf: '98765432100',
        nome: 'Benedito Fictício Moreira',
        data_nascimento: '1938-01-30',
        nome_mae: 'Generosa Modelo Moreira',
        foto: {
          url: '/dash/retratos/silhueta-b.svg',
          documento: 'Carteira de Identidade',
          orgao_emissor: 'SSP/GO',
          numero: '001.234',
          tirada_em: '1998-06-15',
          validade: null,
        },
        comparacao: {
          conclusao: 'Pessoas diferentes',
          semelhanca: 12,
          suspeita_de_copia: false,
          verificacoes: [
            { nome: 'Rosto único na imagem', resultado: 'Sim' },
            { nome: 'Nitidez', resultado: 'Boa' },
            { nome: 'Iluminação', resultado: 'Regular' },
            { nome: 'Prova de vida', resultado: 'Aprovada' },
          ],
        },
      },
    },
  ],
} satisfies Partial<ConsultaDefinition>;

const family: ConsultaFamily<Path> = {
  family: 'foto',
  title: 'Foto',
  variants: {
    1: {
      id: 'foto/1',
      family: 'foto',
      variant: 1,
      path: '/consulta/foto',
      title: 'Foto por CPF',
      description: 'Foto do documento e semelhança com uma foto enviada.',
      icon: 'LuScanFace',
      purpose: 'required',
      cost: 2.5,
      fields: defaults.fields,
      request: defaults.request,
      summary: defaults.summary,
      result: defaults.result,
      findings: defaults.findings,
      example: defaults.example,
      examples: defaults.examples,
      echo: { cpf: ['cpf'] },
    },
  },
};

export default family;
