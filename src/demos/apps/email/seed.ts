import { findCastMember } from '../../parts/cast.ts'
import { headingNode, listNode, paragraphNode } from '../../parts/rich-text/rich-doc.ts'
import { createTextFile } from '../../parts/stored-file.ts'
import { createEmail, type Email } from './email.ts'
import { printBody } from './email-body.ts'

const releaseNotes = {
  type: 'doc',
  content: [
    paragraphNode('Oi!'),
    paragraphNode('Juntei o que mudou em cinco linhas. Se concordar, publico amanhã de manhã.'),
    headingNode('O que mudou', 3),
    listNode([
      'A busca acha documentos com e sem pontuação.',
      'O lote aceita planilhas de até dez mil linhas.',
      'O resultado abre em outra aba.',
      'O histórico guarda o motivo da consulta.',
      'O tema escuro tem mais contraste.',
    ]),
    paragraphNode('Noêmia'),
  ],
} as NonNullable<Email['body']>

type SampleEmail = Pick<Email, 'image' | 'title' | 'desc'> & { minutesAgo: number; flags?: Partial<Email> }

const hour = 60
const day = 24 * hour

const missing = createTextFile(
  'cadastros-sem-endereco.csv',
  'nome;cidade;uf\nIvone Modelo Bittencourt;Vassouras;RJ\nAnselmo Exemplo do Vale;Olinda;PE\nDalva Modelo Serrano;Pirenópolis;GO\n',
  'text/csv',
)

const cepGuide = createTextFile(
  'consulta-por-cep.txt',
  'Consulta por CEP\n\n1. Abra Consultas e escolha CEP.\n2. Digite os oito números.\n3. Confira a cidade e o bairro.\n',
)

const monthChart = createTextFile(
  'consultas-do-mes.svg',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><rect width="320" height="160" fill="#f4f6f8"/><g fill="#0f766e"><rect x="30" y="90" width="40" height="50"/><rect x="90" y="70" width="40" height="70"/><rect x="150" y="82" width="40" height="58"/><rect x="210" y="40" width="40" height="100"/></g><path d="M20 140h280" stroke="#667" stroke-width="2"/></svg>',
  'image/svg+xml',
)

const address = (id: 'caetano' | 'noemia' | 'rogerio' | 'tereza') => findCastMember(id).email

const samples: SampleEmail[] = [
  {
    image: 'marina',
    title: 'Cadastros sem endereço',
    desc: 'Oi!\n\nVinte cadastros voltaram da conferência sem endereço. Separei a lista por cidade, para dividirmos entre nós dois. Consegue ficar com a primeira metade até quinta?\n\nAbraço,\nMarina',
    minutesAgo: 12,
    flags: { business: true, isfav: true, files: [missing], cc: [address('caetano'), address('tereza')] },
  },
  {
    image: 'livraria',
    title: 'Dúvida sobre o contrato',
    desc: 'Bom dia,\n\nAntes de assinar, gostaríamos de entender a cláusula de renovação. Ela vale também para quem contrata por seis meses?\n\nObrigada,\nAtendimento da Livraria Modelo',
    minutesAgo: 47,
    flags: { business: true },
  },
  {
    image: 'rogerio',
    title: 'Café na sexta?',
    desc: 'Abriram uma padaria na esquina e dizem que o pão de queijo é o melhor do bairro. Topa na sexta, às nove?\n\nRogério',
    minutesAgo: 2 * hour,
    flags: { personal: true },
  },
  {
    image: 'jussara',
    title: 'Fotos do encontro da equipe',
    desc: 'Pessoal,\n\nAs fotos do encontro já estão na pasta da equipe. Ficaram ótimas, até a do bolo torto.\n\nJussara',
    minutesAgo: 5 * hour,
    flags: { social: true, isread: true, isfav: true },
  },
  {
    image: 'padaria',
    title: 'Leve dois, pague um: sonho de doce de leite',
    desc: 'Só nesta semana, de terça a domingo, o segundo sonho é por nossa conta. Mostre este e-mail no balcão.\n\nPadaria Amostra',
    minutesAgo: 9 * hour,
    flags: { promotions: true },
  },
  {
    image: 'caetano',
    title: 'Passo a passo da consulta por CEP',
    desc: 'Revisei o texto e troquei as telas antigas. Falta só conferir o trecho sobre CEP que não existe. Pode dar uma olhada quando tiver um tempo?\n\nCaetano',
    minutesAgo: day,
    flags: { business: true, isread: true, files: [cepGuide], cc: [address('noemia')] },
  },
  {
    image: 'rogerio',
    title: 'Re: Acessos ao painel',
    desc: 'Rogério,\n\nconferi a lista e três pessoas já podem perder o acesso. Mando os nomes ainda hoje.',
    minutesAgo: day + 3 * hour,
    flags: { sent: true, isread: true, business: true },
  },
  {
    image: 'rogerio',
    title: 'Acessos ao painel',
    desc: 'Oi!\n\nA cada trimestre eu reviso quem ainda usa o painel. Pode conferir a lista e dizer quem já saiu do projeto?\n\nRogério',
    minutesAgo: day + 8 * hour,
    flags: { isread: true, business: true },
  },
  {
    image: 'tereza',
    title: 'Números do mês para a reunião',
    desc: 'Bom dia, pessoal,\n\no gráfico do mês está no anexo. A última semana foi a melhor do trimestre. Tragam uma explicação para a queda da terceira.\n\nTereza',
    minutesAgo: day + 20 * hour,
    flags: { business: true, files: [monthChart], cc: [address('rogerio'), address('caetano')] },
  },
  {
    image: 'telecom',
    title: 'Sua linha foi renovada',
    desc: 'Olá!\n\nSeu plano vale por mais um ano, com o mesmo preço e o dobro da franquia. A fatura de dezembro já traz a mudança.\n\nModelo Telecom',
    minutesAgo: 2 * day,
    flags: { social: true },
  },
  {
    image: 'noemia',
    title: 'Novidades da versão',
    desc: printBody(releaseNotes),
    minutesAgo: 3 * day,
    flags: { business: true, isread: true, body: releaseNotes },
  },
  {
    image: 'otavio',
    title: 'Conversa semanal',
    desc: 'Oi, Otávio,\n\npodemos passar a conversa da semana para',
    minutesAgo: 4 * day,
    flags: { draft: true, isread: true },
  },
  {
    image: 'livraria',
    title: 'Lançamentos com 30% de desconto',
    desc: 'Os dez livros mais pedidos do mês estão com desconto até domingo, no balcão e por telefone.\n\nLivraria Modelo',
    minutesAgo: 6 * day,
    flags: { promotions: true, isread: true },
  },
  {
    image: 'celio',
    title: 'Trecho sobre a renovação',
    desc: 'Segue o trecho que vale para os contratos de seis meses: a renovação é por período igual, salvo aviso de trinta dias.\n\nCélio',
    minutesAgo: 6 * day + 4 * hour,
    flags: { business: true, isread: true, isArchived: true },
  },
  {
    image: 'dirce',
    title: 'Fatura recebida',
    desc: 'Boa tarde!\n\nA fatura chegou certinha. Pago na sexta e mando o comprovante.\n\nDirce',
    minutesAgo: 6 * day + 9 * hour,
    flags: { personal: true, isread: true },
  },
  {
    image: 'financeira',
    title: 'SEU CRÉDITO FOI APROVADO!!!',
    desc: 'Parabéns!!! Para receber o empréstimo, basta depositar a taxa de liberação. Responda com os dados do seu cartão.',
    minutesAgo: 7 * day,
    flags: { spam: true },
  },
  {
    image: 'padaria',
    title: 'Pesquisa de satisfação',
    desc: 'Conte em um minuto o que achou do nosso atendimento.',
    minutesAgo: 12 * day,
    flags: { promotions: true, trash: true, isdelate: true, isread: true },
  },
]

/** An invented mailbox, dated relative to now. */
export const seedEmails = (now = Date.now()): { emails: Email[] } => ({
  emails: samples.map(({ minutesAgo, flags, ...content }, index) =>
    createEmail({
      ...content,
      id: `email-${index + 1}`,
      lastime: new Date(now - minutesAgo * 60_000).toISOString(),
      ...flags,
    }),
  ),
})
