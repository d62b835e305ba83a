import { foldText } from '../../../manifest/contract/fold-text.ts'
import { isObject, isScalar, type JsonObject } from '../../../manifest/contract/json.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'

/** Reasons why a part of an answer is not about the subject. */
export const reasons = {
  protocol: 'fala da resposta da fonte, e não de quem se consulta',
  echo: 'repete o que se perguntou',
  currency: 'é a moeda dos valores, que a página já mostra',
  repeated: 'repete outro valor em outra forma',
  count: 'é o número de linhas, que a página conta',
  code: 'é o código de um texto que já aparece',
  technical: 'é um código ou formato de sistemas, que ninguém lê',
  confidence: 'diz quanto a fonte confia na leitura, e não o valor',
  card: 'é um cartão de visita (jCard): os valores não têm nome',
  drawing: 'é o desenho de um mapa',
  empty: 'está vazio nesta resposta: não se sabe o que traz',
} as const

type Reason = (typeof reasons)[keyof typeof reasons]

export const normalizeKey = (key: string) => foldText(key).replace(/[^a-z0-9]/g, '')

const toSet = (list: string) => new Set(list.trim().split(/\s+/))

/** Keys that hold the answer itself. */
const contentKeys = toSet(
  `data dados result results resultado resultados response resposta retorno payload body content conteudo items itens
  records record registros return output rows consulta report reports hits source hit`,
)

export const isContentKey = (key: string) => contentKeys.has(normalizeKey(key))

/** Keys of the protocol, if the answer also has other values. */
const protocolKeys = toSet(
  `header headers cabecalho metadata metadados queryid idconsulta requestid idrequisicao transactionid traceid
  correlationid elapsedmilliseconds elapsedtime elapsedtimeinmilliseconds querydate querytime took timedout shards maxscore
  evidences billing billable signature remoteip clientname tokenname apiversion apiversionfull sitereceipts
  codigoretorno mensagemretorno codretorno dscretorno descretorno descricaoretorno msgretorno retorno_codigo dthconsulta dthoraconsulta dtconsulta
  dataconsulta horaconsulta cab codemessage datacount datahoraconsulta operador optionalfeatures reportname
  tempoprocessamento processingtime temporesposta temporespostams responsetime creditosrestantes creditosconsumidos creditosutilizados endtoendid webhookurl
  callbackurl totalregistros elapsedms totalpaginas numeropagina paginasrestantes paginaatual tamanhopagina totalpages totalelements pagenumber pagesize
  numberofelements hasnext hasprevious empty tempoms tempoexecucao tempoconsulta dthrconsulta dhconsulta nuprotocolo nrprotocolo numprotocolo coderro msgerro codigoerro mensagemerro descerro dserro
  searchid consultadoem consultarealizadaem shareurl fuzziness assignee rdapconformance idtransacao codtransacao nsu versaoapi versaolayout`,
)

/** Keys of the protocol beside an object or a list with the data. In other objects they are part of the answer. */
const metadataKeys = toSet(
  `message mensagem msg status code codigo timestamp datahora version versao uuid protocol protocolo time tempo elapsed
  duration meta page pagina pages paginas perpage limit offset total totalpages totalregistros count links next previous
  prev custo cost credits creditos saldo price preco cache cached warnings avisos product produto service servico sucesso
  index id relation`,
)

/** Keys that repeat the query. */
const echoKeys = toSet(
  `parameters parametros params entrada input inputs request requisicao filtros filters query querystring matchkeys
  criterios`,
)

const isHttpStatus = (value: Json) => Number(value) >= 100 && Number(value) <= 599

export const isEmptyValue = (value: Json) => {
  const isEmpty = value === null || value === false || value === '' || value === 0 || value === 'false'
  return isEmpty || (!isScalar(value) && Object.keys(value).length === 0)
}

const isFlag = (value: Json) => typeof value === 'boolean' || value === 'true' || value === 'false'

/** Returns true for metadata at any level: success flags, HTTP statuses, empty errors. */
function isNoise(key: string, value: Json): boolean {
  if (!isScalar(value) && !isEmptyValue(value)) return false
  const name = normalizeKey(key)
  if (/^(?:success|sucesso|ok)$/.test(name)) return isFlag(value) || isHttpStatus(value)
  if (/^(?:status|statuscode|httpstatus|code|codigo|http|httpcode)$/.test(name))
    return (
      typeof value !== 'boolean' &&
      (isHttpStatus(value) || /^(?:ok|success|sucesso|completed|done|finished)$/i.test(String(value)))
    )
  if (/^(?:error|errors|erro|erros)$/.test(name)) return isEmptyValue(value)
  return name === 'service' && typeof value === 'string'
}

/** Returns true for an object with only the status of a request, also of several: `{ phones: [{ Code: 0 }] }`. */
export const isStatusObject = (key: string, value: Json) =>
  /^(?:retorno|status|statusconsulta|statusretorno|resposta|response|result|resultado|meta)$/.test(
    normalizeKey(key),
  ) &&
  !isScalar(value) &&
  isStatusOnly(value)

function isStatusOnly(value: Json): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isStatusOnly)
  if (!isObject(value) || Object.keys(value).length === 0) return false
  return Object.entries(value).every(([key, inner]) =>
    isScalar(inner)
      ? /^(?:cod|code|codigo|message|mensagem|msg|status|descricao|ts|timestamp|valid|datahora|data|hora|versao|version|fonte|source|origem|sistema)$/.test(
          normalizeKey(key),
        )
      : isStatusOnly(inner),
  )
}

const hasOneList = (object: JsonObject) =>
  Object.values(object).filter((value) => Array.isArray(value) && value.some(isObject)).length === 1

const currencyMarks = toSet('r$ brl real reais')

const technicalKey =
  /^(?:mime|mimetype|contenttype|encoding|charset|codemessage|messagecode|codigomensagem|returncode|returnmessage)$/

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** IDs that only systems read: UUIDs, base64, and numbers behind the mark of a system. A receipt or a contract has other keys. */
const isSystemId = (text: string) =>
  uuid.test(text) ||
  /^\p{L}+_\w+$/u.test(text) ||
  (/^[\w+/-]{16,}={0,2}$/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text))

const isTechnical = (name: string, value: Json) =>
  technicalKey.test(name) || (/^_?(?:id|uuid|guid|hash)$/.test(name) && isSystemId(String(value)))

const hasFullName = (object: JsonObject) =>
  Object.entries(object).some(
    ([key, value]) => /^(?:full|fullname|displayname)$/.test(normalizeKey(key)) && typeof value === 'string',
  )

const isAboutRequest = (key: string) =>
  /^(?:elapsed\w*|transactionid|requestid|traceid|processedat|tempoprocessamento\w*)$/.test(normalizeKey(key))

/** Keys of the outline of an area. */
const outlineKey = /^(?:wkt|geojson)|^(?:geom|geometria|geometry|poligono|polygon|multipoligono)$/

const wellKnownText = /^(?:MULTI)?(?:POLYGON|POINT|LINESTRING)\s*\(/

/** Keys that describe the request. Beside one of them, a status or a time describes the reply. */
const requestKey =
  /^(?:requestid|reportid|idrequisicao|transactionid|traceid|correlationid|queryid|idconsulta)$/

const replyKey =
  /^(?:status|produto|product|servico|createdat|timestamp|datahora|requestedat|processedat|processadoem|geradoem|generatedat|reportid)$/

/** Returns the reason why a value at any level is not shown, or `undefined` if it is shown. */
export function findValueReason(key: string, value: Json, object: JsonObject): Reason | undefined {
  const name = normalizeKey(key)
  if (name === 'registro' && (value === 'S' || value === 'N')) return reasons.protocol
  if (isScalar(value) && isTechnical(name, value)) return reasons.technical
  if (isAboutSystem(name, value)) return reasons.protocol
  // The key of a row in a warehouse of data: `skMesReferencia`.
  if (isScalar(value) && /^sk(?=_|\p{Lu})/u.test(key)) return reasons.technical
  if (name === 'vcardarray') return reasons.card
  if (value === '' && /^(?:message|mensagem|msg|texto\d+)$/.test(name)) return reasons.empty
  if (isScalar(value) && (wellKnownText.test(String(value)) || outlineKey.test(name))) return reasons.drawing
  if (
    /^(?:moeda|moneda|currency|currencycode)$/.test(name) &&
    typeof value === 'string' &&
    currencyMarks.has(value.trim().toLowerCase())
  )
    return reasons.currency
  if (/^(?:quantidade|qtd|qtde|total|count)$/.test(name) && typeof value === 'number' && hasOneList(object))
    return reasons.count
  const [, original] = /^normalizado[_-]?(.+)$/i.exec(key) ?? []
  if (/^(?:first|last|middle|given|family)(?:name)?$/.test(name) && hasFullName(object))
    return reasons.repeated
  if (/^meta(?:data|dados)?$/.test(name) && isObject(value) && Object.keys(value).some(isAboutRequest))
    return reasons.protocol
  return original !== undefined && Object.hasOwn(object, original) ? reasons.repeated : undefined
}

const errorKey = /^(?:cod(?:igo)?erro|msgerro|mensagemerro|errorcode|errormessage)$/

/** Lists of links and legal notices, which APIs of registries write beside each thing. */
const isAboutSystem = (name: string, value: Json) =>
  (/^(?:links|notices)$/.test(name) && Array.isArray(value) && value.every(isObject)) ||
  (/^(?:objectclassname|lang|port43)$/.test(name) && isScalar(value))

/** Returns the reason why a value of an envelope is not shown. `hasContent`: an object or a list is beside it. */
export function findEnvelopeReason(key: string, value: Json, object: JsonObject): Reason | undefined {
  const name = normalizeKey(key)
  const others = Object.entries(object).filter(([other]) => other !== key)
  const hasContent = others.some(([, other]) => !isScalar(other) && !isEmptyValue(other))
  if (isNoise(key, value) || (others.length > 0 && protocolKeys.has(name))) return reasons.protocol
  // A hit of a search engine.
  if (key.startsWith('_') && key !== '_source' && Object.hasOwn(object, '_source')) return reasons.protocol
  // A status beside an error code tells how the request ended.
  if (
    /^(?:status|situacao|resultado)$/.test(name) &&
    others.some(([other]) => errorKey.test(normalizeKey(other)))
  )
    return reasons.protocol
  if (echoKeys.has(name) && others.length > 0) return reasons.echo
  if (name === 'consulta' && hasContent && isObject(value) && Object.values(value).every(isScalar))
    return reasons.echo
  if (!hasContent) return undefined
  if (
    isScalar(value) &&
    replyKey.test(name) &&
    others.some(([other]) => requestKey.test(normalizeKey(other)))
  )
    return reasons.protocol
  if (isScalar(value) && /^(?:retorno|versao|version)$/.test(name)) return reasons.protocol
  const isAboutAnswer = name === 'protocolo' || (isScalar(value) && /^(?:mensagem|message|msg)$/.test(name))
  if (isAboutAnswer || (name === 'data' && isScalar(value))) return reasons.protocol
  return isEmptyScalar(value) && !hasFacts(others) ? reasons.empty : undefined
}

const isEmptyScalar = (value: Json) => value === null || value === ''

/** Returns true if an object has values of its own, so that it is no mere envelope. */
const hasFacts = (entries: readonly [string, Json][]) =>
  entries.some(
    ([key, value]) => isScalar(value) && !isEmptyScalar(value) && !isNoise(key, value) && !isProtocolKey(key),
  )

const isProtocolKey = (key: string) =>
  protocolKeys.has(normalizeKey(key)) || metadataKeys.has(normalizeKey(key))

/** Returns true for the metadata beside the data of an envelope. */
export const isMetadataKey = (key: string, value: Json) =>
  metadataKeys.has(normalizeKey(key)) && (isScalar(value) || !isContentKey(key))

/** Returns true for a list whose only element has a score: sources wrap it, and it is one value. */
export const isScoreList = (list: Json[]) =>
  list.length === 1 &&
  isObject(list[0]) &&
  Object.entries(list[0]).some(
    ([key, value]) => /^(?:score|escore|pontuacao)$/i.test(key) && /^\d{1,6}$/.test(String(value)),
  )
