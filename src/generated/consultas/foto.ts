// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ConsultaFamily } from '@manifest/contract/resolved.ts'
import type { Path } from '../paths.ts'

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
      description: 'A foto de um documento e a semelhança com uma foto enviada.',
      icon: 'LuScanFace',
      fields: [
        { kind: 'cpf', name: 'cpf', label: 'CPF', required: true, help: 'Com ou sem pontos e hífen.' },
        {
          kind: 'image',
          name: 'foto',
          label: 'Foto para comparar',
          required: false,
          help: 'Opcional. Um rosto só, de frente.',
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
        sensitive: false,
        detail: { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: false },
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
          block: 'image',
          title: 'Foto do documento',
          value: 'foto.url',
          alt: 'Silhueta desenhada no lugar da foto do documento',
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
          block: 'alert',
          title: 'Foto de uma foto',
          status: 'warning',
          text: 'A imagem enviada parece ter sido tirada de uma tela ou de outra foto. Peça uma nova.',
          when: 'comparacao.suspeita_de_copia',
        },
        {
          block: 'fields',
          title: 'Identificação',
          items: [
            { label: 'Nome', value: 'nome', sensitive: false },
            { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: false },
            { label: 'Nascimento', value: 'data_nascimento', format: 'date', sensitive: true },
            { label: 'Nome da mãe', value: 'nome_mae', sensitive: true },
          ],
        },
        {
          block: 'fields',
          title: 'Origem da foto',
          items: [
            { label: 'Documento', value: 'foto.documento', sensitive: false },
            { label: 'Órgão emissor', value: 'foto.orgao_emissor', sensitive: false },
            { label: 'Número', value: 'foto.numero', sensitive: true },
            { label: 'Tirada em', value: 'foto.tirada_em', format: 'date', sensitive: false },
            { label: 'Validade do documento', value: 'foto.validade', format: 'date', sensitive: false },
          ],
        },
        {
          block: 'table',
          title: 'Verificações',
          value: 'comparacao.verificacoes',
          columns: [
            { label: 'Verificação', value: 'nome', sensitive: false },
            { label: 'Resultado', value: 'resultado', sensitive: false },
          ],
          empty: 'Nenhuma verificação feita.',
        },
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
      ],
    },
  },
}

export default family
