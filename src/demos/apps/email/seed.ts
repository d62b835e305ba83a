import { createEmail, type Email } from './email.ts'

type SampleEmail = Pick<Email, 'image' | 'title' | 'desc'> & { minutesAgo: number; flags?: Partial<Email> }

const hour = 60
const day = 24 * hour

const samples: SampleEmail[] = [
  {
    image: 'marina',
    title: 'Cadastros sem endereço',
    desc: 'Oi!\n\nVinte cadastros voltaram da conferência sem endereço. Separei a lista por cidade, para dividirmos entre nós dois. Consegue ficar com a primeira metade até quinta?\n\nAbraço,\nAna',
    minutesAgo: 12,
    flags: { business: true, isfav: true },
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
    desc: 'Abriram uma padaria na esquina e dizem que o pão de queijo é o melhor do bairro. Topa na sexta, às nove?\n\nBruno',
    minutesAgo: 2 * hour,
    flags: { personal: true },
  },
  {
    image: 'jussara',
    title: 'Fotos do encontro da equipe',
    desc: 'Pessoal,\n\nAs fotos do encontro já estão na pasta da equipe. Ficaram ótimas, até a do bolo torto.\n\nCarla',
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
    desc: 'Revisei o texto e troquei as telas antigas. Falta só conferir o trecho sobre CEP que não existe. Pode dar uma olhada quando tiver um tempo?\n\nDavi',
    minutesAgo: day,
    flags: { business: true, isread: true },
  },
  {
    image: 'rogerio',
    title: 'Re: Acessos ao painel',
    desc: 'Rogério,\n\nconferi a lista e três pessoas já podem perder o acesso. Mando os nomes ainda hoje.',
    minutesAgo: day + 3 * hour,
    flags: { sent: true, isread: true, business: true },
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
    desc: 'Oi!\n\nJuntei o que mudou em cinco linhas. Se concordar, publico amanhã de manhã.\n\nElisa',
    minutesAgo: 3 * day,
    flags: { business: true, isread: true },
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
