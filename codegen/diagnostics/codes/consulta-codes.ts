import type { Explanations } from './explanation.ts'

/** Codes of families of consultas and their variants. */
export const consultaCodes = {
  'consulta-name': {
    means: 'O nome de uma consulta não é o do seu arquivo, ou só difere de outro em maiúsculas.',
    matters: 'O nome do arquivo é o que se procura quando algo deve mudar.',
    remedy: 'dê à consulta o nome do arquivo, sem .yaml',
  },
  'duplicate-field': {
    means: 'Um formulário tem dois campos com o mesmo nome.',
    matters: 'O valor de um apagaria o do outro.',
    remedy: 'dê outro nome a um dos dois',
  },
  'unknown-source': {
    means: 'Uma consulta pergunta a uma fonte que sources.yaml não tem.',
    matters: 'A consulta não teria a quem perguntar.',
    remedy: 'declare a fonte em sources.yaml, ou corrija o nome',
  },
  'unknown-supplier': {
    means: 'Uma consulta pergunta a um fornecedor que suppliers.yaml não tem.',
    matters: 'O gateway não teria a quem perguntar.',
    remedy: 'declare o fornecedor em suppliers.yaml, ou corrija o nome',
  },
  'purpose-placeholder': {
    means:
      'O pedido a um fornecedor leva {purpose}, e não é certo que haja uma finalidade que ele possa levar.',
    matters: 'O fornecedor receberia um pedido sem a finalidade, ou com outra coisa no lugar dela.',
    remedy: 'escreva purpose: required na consulta, ou tire {purpose} do pedido',
  },
  'purpose-code': {
    means: 'As finalidades a que um fornecedor dá códigos não são as de app.yaml.',
    matters: 'As consultas com uma finalidade sem código ficariam sem resposta.',
    remedy: 'dê em purposes um código a cada finalidade de app.yaml, escrita igual',
  },
  'not-found-unsaid': {
    means: 'O fornecedor diz "não achado", e o pedido à fonte não diz como ela o diz ao painel.',
    matters: 'O painel tomaria "não achado" por uma falha da fonte.',
    remedy: 'escreva em request como a fonte o diz, como notFound: { status: 404 }',
  },
  'secret-in-manifest': {
    means: 'Onde vai o nome de uma variável de ambiente há outra coisa, talvez o próprio segredo.',
    matters:
      'O manifesto fica no repositório, e uma variável VITE_ vai ao navegador: o segredo deixaria de sê-lo.',
    remedy: 'escreva o nome de uma variável, como FORNECEDOR_CHAVE, e dê a ela o segredo no servidor',
  },
  'unknown-field': {
    means: 'Algo nomeia um campo que o formulário não tem.',
    matters: 'O pedido à fonte sairia sem o valor.',
    remedy: 'declare o campo em fields, ou corrija o nome',
  },
  'invalid-batch': {
    means: 'Uma consulta tem lote, mas uma linha de texto não basta para preencher o formulário.',
    matters: 'Um lote tem um documento por linha; uma imagem não cabe numa linha.',
    remedy: 'tire batch, ou a imagem do que o formulário exige',
  },
  'open-needs-user': {
    means: 'Uma consulta com open: load precisa de algo de quem a abre, ou não tem a quem perguntar.',
    matters: 'A página abriria sem poder perguntar, ou gastaria sem que alguém pedisse.',
    remedy: 'tire open, ou os campos, a finalidade e o custo',
  },
  'page-list': {
    means: 'Uma consulta com page não diz que lista cresce, ou o exemplo não tem a lista ou o total.',
    matters: 'As linhas das outras páginas não teriam onde entrar, e a tela diria um total que não há.',
    remedy: 'dê em list e total caminhos que o exemplo tem',
  },
  'unknown-value': {
    means: 'O resultado mostra um valor que o exemplo da resposta não tem.',
    matters: 'O exemplo é o contrato com a fonte: o que não está nele apareceria sempre vazio.',
    remedy: 'corrija o nome, ou ponha o valor no exemplo',
  },
  'finding-measure': {
    means: 'Uma leitura (findings) mede o que não se pode medir assim.',
    matters: 'Só se conta uma lista, e só se somam números: a leitura não teria valor.',
    remedy: 'use count para uma lista, sum, max ou min para números dentro dela, e value para um valor só',
  },
  'finding-place': {
    means: 'Uma leitura (findings) não leva a nenhum bloco do resultado.',
    matters: 'Quem clicasse nela não iria a lugar nenhum.',
    remedy: 'dê em "to" o título de um bloco deste resultado',
  },
} satisfies Explanations
