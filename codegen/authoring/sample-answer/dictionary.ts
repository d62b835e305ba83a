/**
 * Words in keys of answers, in Portuguese spelling. `labels.json` has labels of whole keys, `english.json` the
 * words of English keys. Correct a wrong label in one of the three and nowhere else. Words are found without accents,
 * and plurals by their singular.
 */

/**
 * Nouns by the particle before them when they follow another noun: 'data de nascimento', 'nome da mãe', 'nome
 * do sócio'.
 */
export const nouns = {
  de: `trabalho saúde abertura acesso admissão afastamento ajuizamento aniversário apuração atendimento atividade atraso
  atualização
    autenticação autuação baixa batismo bloqueio cadastramento cadastro cancelamento casamento coleta confirmação constituição
    contato contratação controle corte criação crédito demissão desligamento distribuição eleitor emissão emplacamento
    encerramento entrada entrega envio exclusão execução exercício expedição expiração fabricação faturamento fim fundação
    habilitação homologação identificação inatividade inclusão início inscrição instalação juros lançamento licenciamento
    liquidação medida nascimento negativação notificação origem pagamento participação pesquisa posse prescrição
    processamento publicação recebimento referência registro regularização relacionamento rescisão residência restituição risco
    saída segurança suspensão transferência tributação validação validade vencimento venda votação escrituração parentesco
    ocorrência pendência dívida restrição débito anotação advertência carga carroceria justiça
    cálculo saque depósito arquivamento julgamento financiamento empréstimo consignação cobertura cobrança carência vigência
  cessação
    concessão consumo leitura recarga embarque desembarque retirada devolução frete vacinação internação alta aposentadoria
  desconto
    exibição telefonia varejo uso gasto custo setor atuação ocupação embargo geração ligação adesão ingresso lotação apreensão
  captura soltura averbação compensação exportação importação repasse resgate amortização ajuste reajuste migração reclusão
  tráfego abastecimento vazão fornecimento construção permanência readmissão liberação portabilidade reativação religação
  conclusão nomeação exoneração utilização detenção desmatamento confiança reserva formatura graduação`,
  da: `ação naturalidade requisição agência área audiência avaliação carteira causa certidão cidade classe comarca compra conta
  consulta cor decisão
    despesa empresa entidade equipe escola faixa família fatura federação filial folha fonte frota habilitação imagem informação
    infração instituição jurisdição lei licença localidade mãe marca matriz mensagem moeda multa natureza nota obra opção
    operação operadora ordem organização parcela parte pessoa placa pontuação prefeitura proposta qualificação receita rede
    região renda rua seção sede sentença serventia situação sociedade taxa tarifa turma unidade vara vaga via vistoria zona
    CNH CTPS UF OAB SCP gravidade cota finalidade inadimplência certificação modalidade competência função probabilidade
    propriedade frequência matrícula extensão experiência localização hipótese profissão série espécie pensão franquia
  disciplina memória década
    linha lista fração universidade faculdade apólice corretora seguradora indenização antena torre aplicação hipoteca penhora
    escritura gleba fazenda testada planta petição pena rodovia rota transportadora biometria assinatura senha campanha norma
  portaria
    urna candidatura coligação vacina dose cirurgia farmácia bandeira persona margem garantia mensalidade penalidade
  especialidade anuidade alínea fraude árvore servidão província sanção linhagem aeronave embarcação licitação prisão autarquia
  secretaria diretoria gerência coordenação ata dotação subvenção emenda rubrica carteirinha lavoura safra corrida escala
  barragem outorga bacia mina substância concessionária permissionária montadora pista embaixada guia quadra subestação
  distribuidora empreiteira promotoria delegacia câmara cooperativa mantenedora 
 PGFN ANS ANAC ANTT ANEEL RAIS CVM CDA APP  SENATRAN`,
  do: `dia acordo alvará auto retorno tabelião advogado aluno andamento apelido assunto autor avalista bairro banco câmbio
  clima vento vizinho beneficiário benefício comprovante feriado candidato capital cargo cartão
    cartório chassi cheque cliente combustível comprador condutor condomínio cônjuge conselho consumidor contador contratante
    contrato contribuinte credor curso dependente devedor diretor dirigente distrito documento domínio emitente empregado
    empregador endereço estabelecimento estado evento falecimento filho fornecedor funcionário fundo grupo imóvel imposto
    índice item juiz juízo laudo leilão limite lote logradouro mandado mandato mês modelo motivo motor movimento município
    óbito órgão pai país paciente pedido período plano polo porte posto prazo processo produto procurador programa projeto
    proprietário protesto protocolo ramo recurso relatório relator representante requerente responsável resultado réu saldo score
    segurado seguro serviço sinistro sistema sócio solicitante telefone titular título tribunal usuário veículo vendedor
    vínculo valor segmento emissor credor devedor agente informante associado nível dígito patrimônio preço prêmio módulo
  parágrafo conteúdo semestre trimestre gênero salário
    terreno eixo passageiro anexo magistrado promotor defensor perito herdeiro inventariante fiador locador locatário inquilino
    arrendatário administrador corretor síndico gestor gerente professor orientador médico hospital convênio exame medicamento
    procedimento leito lucro rendimento investimento aluguel boleto extrato pneu hodômetro arquivo formulário aplicativo
  dispositivo
    aparelho login prédio andar bloco apartamento edifício voo destino animal rebanho cultivo corresponsável executado exequente
    reclamante reclamado número ato espelho filiado indicador leiloeiro perímetro polígono hectare emolumento cedente
  apresentante bioma solo aviso déficit extrato lugar consórcio gravame dado ônus empenho servidor fabricante operador radar
  sacado sacador portador favorecido instituidor ministério departamento tributo medidor poste ramal edital aditivo tomador
  participante inquérito boletim delegado mandante transportador arrendador embarcador terminal porto aeroporto minério poço
  talhão infrator assinante instrumento objeto elemento subelemento investidor cotista cotação cronograma desembolso
  tabelionato livro termo domicílio companheiro ascendente descendente curador tutor interditado falido administrado cooperado
  colaborador estagiário bolsista pensionista requisitado nomeado
    CAR ITR CCIR INSS FGTS IPVA ICMS ISS IPTU SCR CCF CNIS SUS TSE STF STJ INCRA SIGEF IBAMA DETRAN RENAJUD CRLV CRV DPVAT TAD
  CREA CRM NIRF SNCR RNTRC SIAPE CNPS
    CPF CNPJ RG NIS PIS NIT CNS CEP Renavam MEI CPF_ou_CNPJ`,
} as const

/** Words without a particle. Only words with an accent and words in joined keys need an entry. */
export const otherWords = `aérea além alíquota até automático autônomo avaliação bancário básico biométrico câmbio científico
  cível código comissário complementar crônico descrição diário econômico elétrico eletrônico endereço
  específico etário filiação falência físico gráfico histórico
  homônimo imobiliário início inválido judiciário jurídico líquido máximo média médio mínimo monetário
  não obrigatório observação orçamento padrão página pátio período permissão
  posição possível potência presunção prévio previdência próprio público quilômetro raça razão região religião
  relação secundário símbolo só societário solução técnico telefônico temporário término trânsito
  transação tributário único urgência útil válido vários versão vítima você líder motorização procedência
  distância ético distribuído local recall online latitude longitude cidadão doença deficiência nacionalidade nome data tipo
  sexo social cadastral fantasia fiscal federal estadual
  municipal nacional principal especial completo total atual anual mensal bruto pontos fipe e-mail e-mails célula óculos
  média ensino falta mídia veterinário catálogo eletrônica cilindrada legal consolidado originário posterior anterior
  alfabético numérico normalizado positivo negativo empregatício parcelado construído utilizado emprestado disponível útil
  médico aquisitivo hipotecário propensão previdenciário crítico fundiário indisponível embargado desmatado protestado
  consultado remarcado nativo consolidado integral informado indenizado
  após original global parcial dólar férias tarifário indenizatório sanitário agrário funerário penitenciário voluntário
  majoritário minoritário acionário hospitalar ambulatorial obstétrico odontológico auxílio
  dispensa tara vale pedágio apto mês natalino natalina gratificação jornada comissionado efetivo afastado cedido aposentado
  formatado autuado aferido permitido considerado dispensado homologado adjudicado aditivado rescindido vigente
  previsto realizado estimado provisório definitivo temporário eventual ordinário extraordinário variável fixo noturno diurno
  insalubre rural urbano comercial industrial residencial ferroviário rodoviário aquaviário aeronáutico náutico
  marítimo portuário aeroportuário geográfico cartográfico topográfico ambiental florestal hídrico mineral energético solar
  eólico trifásico monofásico bifásico reativo ativo ponta intermediário consumidor contratado medido faturado
  pós-pago pré-pago básica crédito débito dívida quitado liquidado amortizado corrigido atualizado renegociado repactuado
  parcelado vencido vincendo futuro passado último penúltimo próximo seguinte presumido arbitrado declarado
  apurado retido recolhido compensado restituído final digital civil criminal animal volume individual crime sênior deferido
  indeferido concedido cessado suspenso ativo inativo bloqueado desbloqueado revogado anulado extinto baixado transitado
  julgado distribuído redistribuído arquivado sigiloso`

/** Adjectives before their noun, by their own particle. */
export const leadingAdjectives = {
  da: 'primeira segunda última nova próxima outra',
  do: 'primeiro segundo último novo próximo outro',
  de: 'maior menor',
} as const

/** Words in their exact spelling. */
export const verbatimWords = `CPF CNPJ CPFs MB RA INEP OFAC ONU CNPJs RG NIS PIS NIT CNS CRM CNH UF UFs DDD DDI CEP CNAE CNAEs
  CBO CNES IBGE GIA
  SIAFI ISPB FIPE SCR SPC CCF CID CND CNDT CRLV CRV CTPS CEI FGTS INSS IPTU IPVA ICMS ISS IRPF IRPJ MEI CVM OAB CRECI
  CREA PEP PJ PF SUS SUSEP TSE TRE TJ TRF TRT STF STJ CNJ URL ID IDs UUID IP PDF XML HTML JSON API IMEI ANTT DETRAN
  SERPRO NIRE VIN GPS SMS CAR ITR CCIR NIRF VTN SIGEF INCRA SNCR TAD WKT ART PRODES IBAMA SENATRAN AIT RENAJUD
  Renainf RQE COAF INTERPOL APP ISO GFIP BPC PDV CNIS LGPD SCPC SCP DPVAT INPI Serasa Simples Brasil Renavam WhatsApp
  Pasep Procon CadÚnico Mercosul PIX IRRF CEIS CNEP CEAF CEPIM ANVISA ANM ANP RMC RCC CADIN SISBACEN CIOT INMET PNCP
  UASG UG NCM CFOP CST DARF CET IOF CDI CDB SELIC IPCA IGPM RPPS RGPS SINARM RGP NFe CTe ENEM FIES ProUni SISU ENADE
  Bacen LTDA CAF DAP CRF CGC CGM MTE MPF MPT BNMP SINESP BACENJUD SISBAJUD SERASAJUD UC TUSD ANEEL ICP CCEE ICAO IMO
  RAB CVA SPU RIP DIAT ADA IMSI ICCID ISBN ISSN DOI CSLL COFINS IPI`

/** Abbreviations in keys of sources. */
export const abbreviationPairs = `dt data, dat data, nm nome, nom nome, nr número, nro número, num número, nu número,
  qtd quantidade,
  qtde quantidade, qt quantidade, vl valor, vlr valor, val valor, cd código, cod código, ds descrição, desc descrição,
  dsc descrição, descr descrição, tp tipo, sg sigla, sit situação, tel telefone, tels telefones, fone telefone,
  fones telefones, cel celular, mun município, munic município, end endereço, ender endereço, obs observações,
  compl complemento, nac nacionalidade, prof profissão, resp responsável, doc documento, docto documento, docs documentos,
  hr hora, perc percentual, pct percentual, nat natureza, jur jurídica, cad cadastral, log logradouro, lograd logradouro,
  mail e-mail, email e-mail, emails e-mails, mails e-mails, ult última, pgto pagamento, venc vencimento, emis emissão,
  nasc nascimento, proc processo, inic início, atu atualização, fab fabricação, mod modelo, ref referência, vei veículo,
  escore score, resid residencial, coml comercial, orgao órgão, mae mãe, pgtos pagamentos, status situação,
  cidadania nacionalidade, co código, prot protesto, pefin pefin,
  soc sócio, tot total, cred credor, ctr contrato, part participação, entr entrada, ocor ocorrência, hor hora,
  ident identificação,
  rel relatório, inad inadimplência, prob probabilidade, pc percentual, pag pagamento, pagto pagamento, dth data, dta data,
  cons consulta,
  fund fundação, cart cartão, mens mensagem, ret retorno, vcto vencimento, vct vencimento, inf informação, est estado,
  org órgão, qual qualificação, remun remuneração, ocup ocupação, des descrição, sig sigla, ser série, msg mensagem, ts hora,
  seq sequência, st situação, res residência, vinc vínculos, cancel cancelamento, contr contratação,
  dth data, dthr data, dh data, max máximo, categ categoria, nro número, nume número, nrs números, emiss emissão,
  exped expedição, inscr inscrição, insc inscrição, logr logradouro, parc parcela, parcs parcelas,
  mov movimentação, movs movimentações, prox próximo, ini início, vig vigência, sal salário, rem remuneração,
  qualif qualificação, esp espécie, ag agência, cta conta, bco banco, bcos bancos,
  emp empresa, emps empresas, quit quitação, pend pendência, pends pendências, fin financeira, imob imobiliária,
  benef benefício, contrib contribuição, trab trabalho, reg registro, cert certidão,
  aut autorização, infr infração, loc local, consig consignado, bloq bloqueio, desbloq desbloqueio, susp suspensão,
  canc cancelamento, conc concessão, aprov aprovação, distrib distribuição,
  adv advogado, advs advogados, trib tribunal, julg julgador, hist histórico, det detalhe, dets detalhes, tit título,
  titul titular, prest prestação, amort amortização, comb combustível,
  pot potência, cil cilindrada, sex sexo, idt identidade, nacion nacionalidade, profiss profissão, escol escolaridade,
  instr instrução, comp competência, veic veículo, veics veículos,
  hab habilitação, habilit habilitação, telef telefone, operac operação, oper operação, modal modalidade, exerc exercício,
  jud judicial, judic judicial, extraj extrajudicial, fed federal,
  bairr bairro, cid cidade, enderec endereço, ender endereço, escritur escrituração, est estado, estab estabelecimento,
  fant fantasia, fat fatura, desp despesa, dv dígito, prop proprietário, ocorr ocorrência,
  resp responsável, repres representante, sanc sanção, sancs sanções, gestora gestora, orc orçamento, orcam orçamento,
  unid unidade, dep dependente, deps dependentes, prc processo, aprop apropriação, apols apólices,
  apol apólice, cob cobertura, venct vencimento, vecto vencimento, vencto vencimento, vcmto vencimento, deb débito,
  debs débitos, ptos pontos, pts pontos, qtds quantidades, vls valores, vlrs valores, vols volumes,
  nums números, docs documentos, fils filiais, filia filiação, municip município, admin administração, conf confirmação,
  fone telefone, whats WhatsApp,
  zap WhatsApp, exclus exclusão, inclus inclusão, atualiz atualização, alter alteração, cadastr cadastro, mandat mandato,
  mat matrícula, matr matrícula, func função, tempor temporário, perm permissão, permis permissão`

/** Spanish words. Spanish and Portuguese put words in the same order. */
export const spanishPairs = `nombre nome, nombres nomes, apellido sobrenome, apellidos sobrenomes, fecha data, fechas datas,
  nacimiento nascimento, nacionalidad nacionalidade,
  ocupacion ocupação, direccion endereço, direcciones endereços, calle rua, ciudad cidade, provincia província, sujeto pessoa,
  sancion sanção, sanciones sanções, monto valor,
  moneda moeda, hasta até, solicitud solicitação, institucion instituição, persona pessoa, deuda dívida, deudas dívidas,
  cuenta conta, cuentas contas,
  telefono telefone, correo e-mail, genero gênero, edad idade, vencimiento vencimento, fin fim, activo ativo, activa ativa,
  juzgado juízo, sentencia sentença, abogado advogado, actividad atividade, ingresos renda, madre mãe, padre pai,
  completo completo, revision revisão,
  organismo órgão, uorg UORG, ni CPF_ou_CNPJ, cat categoria, domicilio endereço, barrio bairro, expediente processo,
  expedientes processos,
  demandante autor, demandado réu, juez juiz, corte tribunal, importe valor, cantidad quantidade, fallecimiento óbito,
  fallecido falecido,
  conyuge cônjuge, hijos filhos, hermanos irmãos, patente placa, vehiculo veículo, vehiculos veículos, riesgo risco,
  puntaje score, coincidencia correspondência,
  coincidencias correspondências, coincide confere, emision emissão, propietario proprietário, sociedad sociedade,
  accionista acionista, accionistas acionistas, participacion participação, descripcion descrição, observacion observação,
  observaciones observações, denominacion denominação, relacion relação, relaciones relações,
  cuil CUIL, cuit CUIT, dni DNI, rut RUT, curp CURP, rfc RFC, cedula cédula, pagos pagamentos, cuotas parcelas, cuota parcela`

/** English adjectives. Their translation follows its noun and agrees with it. */
export const englishAdjectives = `active inactive enabled valid blocked pending open closed main primary secondary last first
  personal basic full total
  current recent extended legal natural new old public private next previous available monthly annual yearly daily average mean
  gross net estimated bad
  overdue paid unpaid related verified matched residential commercial corporate professional published created updated issued
  registered expired checked
  deleted opened started ended signed requested approved received sent seen acquired granted filed reported rejected distinct
  informed masked short unknown other processed calculated disputed negative suggested late generated outstanding original sold
  assessed built low high square maximum minimum max min accepted assigned authorised authorized automatic automatically
  certified civil completed confirmed contracted cancelled canceled criminal cumulative declared declined defaulted delinquent
  denied digital direct dismissed effective eligible enrolled established external failed female final financial flagged
  foreign former incorporated international internal invested involved linked listed located locked logged male managed medium
  military monitored national net official original overall owed owned partial past permanent political possible potential
  prohibited raw recommended refused released remaining removed renewed required resolved restricted retired returned revoked
  sanctioned satisfied scheduled secure secured senior settled single special spent standard stolen submitted suspended
  suspicious technical terminated third transferred ultimate unique unresolved urban used validated wanted withheld clean
  adverse medical`

/** Words that connect the other words of a key. */
export const particles = `de da do das dos e ou em no na nos nas por pelo pela com sem para ao até após a o entre possui tem exerce consta constam
  existe existem recebe`

/** Whole words of up to four letters without an entry of their own, and units. */
export const wholeShortWords = `mes dia ano cor uso voz foto site rua lote via gás luz água ar mar bem bens lei réu cpf sms mb
  gb kb tb km kg ha cm mm min
  max seg hora fase nota base data item rede loja arte dono filho topo grau alvo nova novo sede casa auto hash peso raça sexo
  aval nome tipo pago paga juro real reis taxa saldo fim foro sala meio modo path link rank alfa beta teto usado local final
  faltas pix ted doc ddd pro log tag logo face fixo gado par ímpar sim não cep bio url zona tel ip lat long lon lng`
