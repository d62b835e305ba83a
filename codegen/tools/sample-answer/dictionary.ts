/**
 * Words in keys of answers, in Portuguese spelling. Correct a wrong label here and nowhere else. Words are
 * found without accents, and plurals by their singular.
 */

/** Labels that are not the sum of the key's words, with their keys without separators. */
export const phrases: Record<string, string> = {
  Até: 'to until',
  'Ano de fabricação': 'anofab anofabricacao manufactureyear',
  'Ano do modelo': 'anomodelo modelyear',
  'Atividade principal': 'cnaefiscaldescricao mainactivity primaryactivity',
  'Atividades secundárias': 'cnaessecundarios cnaessecundarias secondaryactivities sideactivities',
  'Auto de infração': 'autoinfracao',
  'Atualizado em': 'updatedat updatedon updated lastupdate updatedate modifiedat lastupdated dataatualizado',
  CEP: 'zip zipcode postalcode postcode codigopostal',
  'CNAE principal': 'cnaefiscal codigocnaefiscal',
  'Bolsa Família': 'bolsafamilia',
  Celular: 'mobilephone cellphone mobilenumber telefonecelular',
  Contatos: 'contatos contacts',
  'Código GIA': 'gia',
  'Código IBGE': 'ibge codibge ibgecode cityibge ibgecodigo',
  'Código IBGE do município': 'codigomunicipioibge',
  'Código SIAFI': 'siafi',
  'Código de matriz ou filial': 'identificadormatrizfilial',
  Complemento: 'complement addressline2',
  'Criado em': 'createdat createdon created createdate datacriado',
  De: 'from since',
  'Data de entrada na sociedade': 'dataentradasociedade',
  'Data de nascimento': 'nascimento birthdate dateofbirth birthday dob birth',
  'Descrição da CNAE': 'descricaocnae cnaedescricao',
  'Data e hora': 'timestamp',
  'Emitido em': 'issuedat issuedate',
  'Ente federativo responsável': 'entefederativoresponsavel',
  'Estado civil': 'maritalstatus civilstatus',
  'Excluído em': 'deletedat',
  Fax: 'dddfax',
  'Faixa etária': 'agerange agegroup faixaidade',
  'Início de atividade': 'datainicioatividade inicioatividade openingdate',
  'Marca e modelo': 'marcamodelo',
  'Matriz ou filial': 'descricaoidentificadormatrizfilial matrizfilial matrizoufilial',
  Município: 'localidade',
  'Município e UF': 'municipiouf cidadeuf cidadeestado',
  'Nada consta': 'nadaconsta clean',
  Naturalidade: 'birthplace placeofbirth birthcity',
  'Natureza jurídica': 'legalnature',
  'Nome completo': 'fullname completename',
  'Nome da mãe': 'mae mother mothername mothersname nomemae filiacaomae filiacao1',
  'Nome do pai': 'pai father fathername fathersname nomepai filiacaopai filiacao2',
  'Nome fantasia': 'fantasia tradename tradingname fantasyname dba',
  'Optante pelo MEI': 'opcaopelomei optantemei opcaomei simei',
  'Optante pelo Simples': 'opcaopelosimples optantesimples opcaosimples',
  'PIS/Pasep': 'pispasep',
  'Pessoa exposta politicamente (PEP)': 'pep pessoapoliticamenteexposta',
  'Primeiro nome': 'firstname givenname',
  'Quadro de sócios': 'qsa quadrosocietario quadrosocios',
  'Razão social': 'companyname legalname corporatename businessname nomeempresarial',
  'Simples Nacional': 'simples simplesnacional',
  'Receita Federal': 'receitafederal',
  'Roubo ou furto': 'roubofurto indicadorroubofurto',
  'Situação na Receita': 'situacaoreceita',
  'Raça ou cor': 'racacor',
  'Saldo devedor': 'saldodevedor',
  Sobrenome: 'lastname surname familyname',
  Telefone: 'dddtelefone dddfone phonenumber telephone telephonenumber',
  'Título de eleitor': 'tituloeleitor tituloeleitoral voterid',
  UF: 'siglauf siglaestado statecode stateabbreviation',
  'Valor total': 'totalamount totalvalue',
  'Válido até': 'expiresat validuntil expirationdate expirydate',
}

/**
 * Nouns by the particle before them when they follow another noun: 'data de nascimento', 'nome da mãe', 'nome
 * do sócio'.
 */
export const nouns = {
  de: `abertura acesso admissão afastamento ajuizamento aniversário apuração atendimento atividade atraso atualização
    autenticação autuação baixa batismo bloqueio cadastramento cadastro cancelamento casamento coleta confirmação constituição
    contato contratação controle corte criação crédito demissão desligamento distribuição eleitor emissão emplacamento
    encerramento entrada entrega envio exclusão execução exercício expedição expiração fabricação faturamento fim fundação
    habilitação homologação identificação inatividade inclusão início inscrição instalação juros lançamento licenciamento
    liquidação medida nascimento negativação notificação origem pagamento participação pesquisa posse prescrição
    processamento publicação recebimento referência registro regularização relacionamento rescisão residência restituição risco
    saída segurança suspensão transferência tributação validação validade vencimento venda votação escrituração parentesco
    ocorrência pendência dívida restrição débito anotação advertência carga carroceria justiça`,
  da: `ação naturalidade requisição agência área audiência avaliação carteira causa certidão cidade classe comarca compra conta consulta cor decisão
    despesa empresa entidade equipe escola faixa família fatura federação filial folha fonte frota habilitação imagem informação
    infração instituição jurisdição lei licença localidade mãe marca matriz mensagem moeda multa natureza nota obra opção
    operação operadora ordem organização parcela parte pessoa placa pontuação prefeitura proposta qualificação receita rede
    região renda rua seção sede sentença serventia situação sociedade taxa tarifa turma unidade vara vaga via vistoria zona
    CNH CTPS UF OAB SCP gravidade cota`,
  do: `acordo alvará auto retorno tabelião advogado aluno andamento apelido assunto autor avalista bairro banco câmbio clima vento vizinho beneficiário benefício comprovante feriado candidato capital cargo cartão
    cartório chassi cheque cliente combustível comprador condutor condomínio cônjuge conselho consumidor contador contratante
    contrato contribuinte credor curso dependente devedor diretor dirigente distrito documento domínio emitente empregado
    empregador endereço estabelecimento estado evento falecimento filho fornecedor funcionário fundo grupo imóvel imposto
    índice item juiz juízo laudo leilão limite lote logradouro mandado mandato mês modelo motivo motor movimento município
    óbito órgão pai país paciente pedido período plano polo porte posto prazo processo produto procurador programa projeto
    proprietário protesto protocolo ramo recurso relatório relator representante requerente responsável resultado réu saldo score
    segurado seguro serviço sinistro sistema sócio solicitante telefone titular título tribunal usuário veículo vendedor
    vínculo valor CPF CNPJ RG NIS PIS NIT CNS CEP Renavam MEI CPF_ou_CNPJ`,
} as const

/** Words without a particle. Only words with an accent and words in joined keys need an entry. */
export const otherWords = `aérea além alíquota até automático autônomo avaliação bancário básico biométrico câmbio científico
  cível código comissário complementar crônico década descrição diário dígito econômico elétrico eletrônico endereço
  espécie específico etário experiência filiação extensão falência físico frequência função gênero gráfico hipótese histórico
  homônimo imobiliário início inválido judiciário jurídico líquido localização máximo média médio memória mínimo monetário
  não nível número obrigatório observação orçamento padrão página parágrafo patrimônio pátio pensão período permissão
  posição possível potência presunção prévio previdência próprio profissão público quilômetro raça razão região religião
  relação salário secundário semestre série símbolo só societário solução técnico telefônico temporário término trânsito
  transação trimestre tributário único urgência útil válido vários versão vítima você líder motorização procedência
  distância cidadão doença deficiência nacionalidade nome data tipo sexo social cadastral fantasia fiscal federal estadual
  municipal nacional principal especial completo total atual anual mensal bruto pontos fipe e-mail e-mails célula óculos
  cilindrada legal positivo negativo empregatício parcelado`

/** Adjectives before their noun, by their own particle. */
export const leadingAdjectives = {
  da: 'primeira segunda última nova próxima',
  do: 'primeiro segundo último novo próximo',
  de: 'maior menor',
} as const

/** Words in their exact spelling. */
export const verbatimWords = `CPF CNPJ CPFs CNPJs RG NIS PIS NIT CNS CRM CNH UF UFs DDD DDI CEP CNAE CNAEs CBO CNES IBGE GIA SIAFI
  ISPB FIPE SCR SPC CCF CID CND CNDT CRLV CRV CTPS CEI FGTS INSS IPTU IPVA ICMS ISS IRPF IRPJ MEI CVM OAB CRECI CREA PEP
  PJ PF SUS SUSEP TSE TRE TJ TRF TRT STF STJ CNJ URL ID IDs UUID IP PDF XML HTML JSON API IMEI ANTT DETRAN SERPRO NIRE VIN
  GPS SMS BPC PDV CNIS LGPD SCPC SCP DPVAT INPI Serasa Simples Brasil Renavam WhatsApp Pasep Procon CadÚnico Mercosul PIX`

/** Abbreviations in keys of sources. */
export const abbreviationPairs = `dt data, dat data, nm nome, nom nome, nr número, nro número, num número, nu número, qtd quantidade,
  qtde quantidade, qt quantidade, vl valor, vlr valor, val valor, cd código, cod código, ds descrição, desc descrição,
  dsc descrição, descr descrição, tp tipo, sg sigla, sit situação, tel telefone, tels telefones, fone telefone,
  fones telefones, cel celular, mun município, munic município, end endereço, ender endereço, obs observações,
  compl complemento, nac nacionalidade, prof profissão, resp responsável, doc documento, docto documento, docs documentos,
  hr hora, perc percentual, pct percentual, nat natureza, jur jurídica, cad cadastral, log logradouro, lograd logradouro,
  mail e-mail, email e-mail, emails e-mails, mails e-mails, ult última, pgto pagamento, venc vencimento, emis emissão,
  nasc nascimento, proc processo, inic início, atu atualização, fab fabricação, mod modelo, ref referência, vei veículo,
  escore score, resid residencial, coml comercial, orgao órgão, mae mãe, pgtos pagamentos, cidadania nacionalidade, co código`

/** English words of public APIs. Their order is reversed: `company name` is 'nome da empresa'. */
export const translationPairs = `name nome, names nomes, state estado, states estados, city cidade, cities cidades, county município,
  street logradouro, district distrito, address endereço, addresses endereços, number número, numbers números, type tipo,
  kind tipo, date data, dates datas, time hora, code código, codes códigos, description descrição, country país,
  region região, location localização, coordinates coordenadas, latitude latitude, longitude longitude, lat latitude,
  lng longitude, lon longitude, value valor, values valores, amount valor, price preço, prices preços, total total,
  balance saldo, limit limite, credit crédito, debt dívida, debts dívidas, payment pagamento, payments pagamentos,
  income renda, salary salário, revenue faturamento, tax imposto, taxes impostos, fee taxa, currency moeda, bank banco,
  banks bancos, branch agência, account conta, accounts contas, company empresa, companies empresas, owner proprietário,
  owners proprietários, partner sócio, partners sócios, shareholder sócio, shareholders sócios, member membro,
  members membros, person pessoa, people pessoas, mother mãe, father pai, spouse cônjuge, child filho, children filhos,
  relative parente, relatives parentes, birth nascimento, death óbito, gender sexo, sex sexo, age idade, phone telefone,
  phones telefones, mobile celular, email e-mail, emails e-mails, website site, site site, contact contato,
  contacts contatos, document documento, documents documentos, registration registro, status situação, active ativo,
  inactive inativo, enabled habilitado, valid válido, blocked bloqueado, nature natureza, size porte,
  activity atividade, activities atividades, main principal, primary principal, secondary secundário, capital capital,
  reason motivo, start início, end fim, due vencimento, opening abertura, closing encerramento, update atualização,
  creation criação, issue emissão, expiration validade, last última, first primeira, court tribunal, lawsuit processo,
  lawsuits processos, process processo, processes processos, judge juiz, lawyer advogado, class classe, subject assunto,
  vehicle veículo, vehicles veículos, plate placa, brand marca, model modelo, year ano, month mês, day dia, color cor,
  fuel combustível, engine motor, chassis chassi, reference referência, source fonte, score score, risk risco,
  rating avaliação, history histórico, events eventos, event evento, notes observações, note observação, title título,
  text texto, photo foto, photos fotos, picture foto, image imagem, images imagens, file arquivo, link link, list lista,
  items itens, item item, count quantidade, quantity quantidade, holidays feriados, holiday feriado, level nível,
  position cargo, job cargo, occupation ocupação, profession profissão, nationality nacionalidade, education escolaridade,
  school escola, employer empregador, relationship relação, summary resumo, details detalhes, detail detalhe, profile perfil,
  personal pessoal, basic básico, info informações, information informações, data dados, result resultado,
  results resultados, currency moeda, protests protestos, restrictions restrições, pending pendente, open aberto,
  closed fechado, category categoria, group grupo, order ordem, version versão, full completo, cell celular,
  key chave, carrier operadora, provider provedor, user usuário, users usuários, tags etiquetas, language idioma, unit unidade,
  range faixa, min mínimo, max máximo, neighborhood bairro, neighbourhood bairro, publication publicação, domain domínio, author autor,
  authors autores, publisher editora, pages páginas, page página, wind vento, temperature temperatura, humidity umidade,
  speed velocidade, weather clima, population população, height altura, width largura, weight peso, exchange câmbio,
  rate taxa, request requisição, subjects assuntos, currency moeda, parent superior, tariff tarifa, local local`

/** Words that connect the other words of a key. */
export const particles =
  'de da do das dos e ou em no na nos nas por pelo pela com sem para ao até a o entre possui tem exerce consta constam existe existem recebe'
