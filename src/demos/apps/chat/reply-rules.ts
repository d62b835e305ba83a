import { searchKey } from '@/lib/search-text.ts'
import type { Reaction } from './chat.ts'

type ReplyContext = {
  text: string
  /** The names of the files that were sent. */
  files: readonly string[]
  /** The texts that the contact wrote lately, which are not repeated. */
  recent: readonly string[]
}

/** An answer of the script. */
export type Reply = { text: string; reaction?: Reaction }

type ReplyRule = { pattern: RegExp; texts: readonly string[]; reaction?: Reaction }

/** Greetings are answered first, and what else the message says after them. Patterns test a `searchKey`. */
const greetings: readonly ReplyRule[] = [
  { pattern: /\bbom dia\b/, texts: ['Bom dia!'] },
  { pattern: /\bboa tarde\b/, texts: ['Boa tarde!'] },
  { pattern: /\bboa noite\b/, texts: ['Boa noite!'] },
  { pattern: /^(oi|ola|opa|e ai|alo)\b/, texts: ['Oi!', 'Olá!'] },
]

/** The first rule that matches answers. */
const rules: readonly ReplyRule[] = [
  {
    pattern: /\b(obrigad[oa]|valeu|agradec\w*|grat[oa])\b/,
    texts: ['Imagina!', 'Por nada. Precisando, é só chamar.', 'Disponha!'],
    reaction: 'love',
  },
  {
    pattern: /\b(desculp\w*|perdao|foi mal)\b/,
    texts: ['Sem problema, acontece.', 'Tranquilo, já está resolvido.'],
  },
  {
    pattern: /\b(tchau|ate (mais|logo|amanha|segunda)|bom fim de semana|abracos?)\b/,
    texts: ['Até mais!', 'Até! Bom descanso.'],
  },
  {
    pattern: /\b(k{3,}|(ha){2,}|rs+|hehe\w*)\b/,
    texts: ['Também ri aqui.', 'Essa foi boa.'],
    reaction: 'laugh',
  },
  {
    pattern: /\b(parabens|feliz aniversario|conseguimos|fechamos|aprovad[oa])\b/,
    texts: ['Que notícia boa! A equipe toda merece.', 'Vamos comemorar na sexta!'],
    reaction: 'party',
  },
  {
    pattern: /\b(otim[oa]|excelente|adorei|perfeit[oa]|noticia boa|que bom|muito bom|maravilh\w*)\b/,
    texts: ['Fico feliz que tenha gostado!', 'Que bom! Conto para os outros.'],
    reaction: 'like',
  },
  {
    pattern: /\b(urgente|agora mesmo|o quanto antes|para hoje|pra hoje)\b/,
    texts: ['Entendi a urgência. Paro o que estou fazendo e vejo já.', 'Certo, coloco na frente da fila.'],
  },
  {
    pattern: /\b(erro|bug|quebr\w+|nao (funciona|abre|carrega)|travou|caiu)\b/,
    texts: [
      'Consegue me mandar uma imagem da tela? Assim encontro mais rápido.',
      'Vou reproduzir aqui e já volto.',
    ],
  },
  {
    pattern: /\b(tudo (bem|bom|certo)|como (vai|esta|voce esta))\b.*\?/,
    texts: ['Tudo bem, e com você?', 'Tudo certo por aqui. E aí?'],
  },
  {
    pattern: /\b(quando|que horas|que dia|qual (o )?prazo|ate quando)\b.*\?/,
    texts: [
      'Acho que até quinta. Confirmo com você amanhã cedo.',
      'Hoje não dá, mas amanhã às dez eu consigo.',
    ],
  },
  {
    pattern: /\b(onde|cade|em que pasta|qual (o )?link)\b.*\?/,
    texts: [
      'Está na pasta da equipe, junto com os do mês passado.',
      'Deixei na pasta compartilhada, com a data no nome.',
    ],
  },
  {
    pattern: /\b(quem|com quem)\b.*\?/,
    texts: [
      'Pelo que sei, a Tereza está cuidando disso.',
      'A Jussara falou com eles ontem; ela sabe melhor.',
    ],
  },
  {
    pattern: /\b(quant[oa]s?|qual (o )?(valor|preco|total))\b.*\?/,
    texts: [
      'De cabeça não sei. Levanto o número e te passo.',
      'Preciso abrir a planilha. Me dá dez minutos?',
    ],
  },
  {
    pattern: /\b(por ?que|qual (o )?motivo)\b.*\?/,
    texts: ['Foi o que combinamos na última conversa da equipe.', 'Boa pergunta. Vou procurar o histórico.'],
  },
  {
    pattern: /\b(pode|poderia|consegue|da para|da pra|topa|vamos|aceita|quer)\b.*\?/,
    texts: [
      'Posso, sim. Começo depois do almoço.',
      'Topo! Só me confirma o horário.',
      'Consigo, deixa comigo.',
    ],
  },
  {
    pattern: /\b(relatorio|planilha|lista|numeros)\b.*\?/,
    texts: ['Termino de conferir e deixo na pasta ainda hoje.', 'Falta só a última conferência.'],
  },
  {
    pattern: /\?/,
    texts: [
      'Não tenho certeza. Confiro e te respondo.',
      'Acho que sim, mas prefiro confirmar antes.',
      'Vou ver e te digo.',
    ],
  },
  {
    pattern: /\b(manda|envia|me passa|preciso|por favor|pfv)\b/,
    texts: ['Certo, separo e deixo na pasta.', 'Pode deixar, faço hoje ainda.'],
  },
  {
    pattern: /\b(reuniao|conversa semanal|encontro|cafe)\b/,
    texts: ['Já está na minha agenda.', 'Combinado, estarei lá.'],
  },
  {
    pattern: /\b(contrato|clausula|renovacao)\b/,
    texts: ['Leio o contrato com calma e comento até amanhã.', 'Vou marcar o trecho e te mostro.'],
  },
  {
    pattern: /\b(fatura|boleto|pagamento|nota fiscal)\b/,
    texts: ['Confiro com o financeiro e te aviso.', 'Vejo no extrato e já respondo.'],
  },
  {
    pattern: /\b(cep|endereco|cadastro|consulta)\b/,
    texts: ['Anotei. Consulto de novo e comparo com o cadastro.', 'Certo, atualizo o cadastro.'],
  },
  {
    pattern: /^(sim|ok|okay|certo|combinado|beleza|blz|fechado|claro|pode ser|ta bom|feito|terminei)\b/,
    texts: ['Combinado, então.', 'Perfeito.', 'Ótimo, sigo daqui.'],
    reaction: 'like',
  },
  {
    pattern: /^(nao|ainda nao|nada)\b/,
    texts: ['Tudo bem, vemos isso depois.', 'Sem pressa.'],
  },
]

const fallbacks = [
  'Entendi.',
  'Anotado aqui.',
  'Certo. Penso nisso e volto a falar com você.',
  'Faz sentido. Me conta mais?',
  'Bom saber.',
]

const fileReplies = (names: readonly string[]): string[] =>
  names.length === 1
    ? [`Recebi “${names[0]}”. Abro e te digo o que achei.`, `“${names[0]}” chegou aqui. Já vou ver.`]
    : [`Recebi os ${names.length} arquivos. Vejo um por um.`, `Chegaram os ${names.length} arquivos.`]

/** The first text that the contact did not write lately. */
const pickText = (texts: readonly string[], recent: readonly string[]) =>
  texts.find((text) => !recent.some((other) => other.includes(text))) ?? texts[0] ?? ''

const findRule = (list: readonly ReplyRule[], key: string) => list.find(({ pattern }) => pattern.test(key))

/** Returns the scripted answer to a message: to its files, its greeting and its first recognized meaning. */
export function chooseReply({ text, files, recent }: ReplyContext): Reply {
  const key = searchKey(text).trim()
  const greeting = findRule(greetings, key)
  const rule = findRule(rules, key)
  const isOnlyGreeting = greeting !== undefined && rule === undefined && key.split(/\s+/).length < 5
  const texts = [
    greeting && pickText(greeting.texts, []),
    files.length > 0 && pickText(fileReplies(files), recent),
    rule && pickText(rule.texts, recent),
    isOnlyGreeting && files.length === 0 && pickText(['Tudo bem?', 'Como posso ajudar?'], recent),
  ].filter((part) => typeof part === 'string')
  if (texts.length === 0 && key) texts.push(pickText(fallbacks, recent))
  return { text: texts.join(' '), ...(rule?.reaction ? { reaction: rule.reaction } : {}) }
}
