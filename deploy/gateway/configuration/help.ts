/** The output of `npm run gateway -- --help`. */
export const usage = `Uso: npm run gateway -- [opções]
     npm run gateway -- audit [--verify | --person]
     npm run gateway -- statement --client USUÁRIO
     npm run -s gateway -- verify --supplier FORNECEDOR [--only CONSULTA [--value CAMPO=VALOR] [--not-found CAMPO=VALOR]] [--purpose FINALIDADE] [--paid]

O gateway: responde com os exemplos do manifesto, ou pergunta aos fornecedores dele; confere cada pedido com o contrato da fonte e guarda em um banco quem
consultou o quê, por quê e quanto custou.

  --port N              a porta (4190)
  --operation-port N    a porta de /healthz, /readyz e /metrics, só para a sua operação (nenhuma)
  --listen ENDEREÇO     onde escuta (127.0.0.1); fora deste computador, só com --issuer
  --host NOME           um nome a que atende, além de localhost e 127.0.0.1; pode repetir
  --source FONTE        a fonte que responde; pode repetir (as que têm contract: true)
  --manifest PASTA      o manifesto (manifest)
  --suppliers           pergunta aos fornecedores de suppliers.yaml, em vez de responder com os exemplos
  --data PASTA          a pasta do banco, de um só gateway (.gateway)

  --issuer URL          confere os access tokens do provedor OpenID Connect; sem ela, nenhum token é conferido
  --audience TEXTO      para quem os tokens devem ser; com --issuer
  --roles-claim NOME    onde os papéis estão no token (o rolesClaim do manifesto)
  --limit N/min         quantos pedidos cada usuário faz por s, min ou h, em cada processo; depois, 429
  --credits N           com quantos créditos cada usuário começa (10000); sem saldo, 402
  --origin URL          a única origem cujas páginas podem perguntar (qualquer uma)

  --delay MS            espera antes de cada resposta
  --fail CÓDIGO:PARTE   falha numa parte dos pedidos, como 503:0.1; pode repetir; 404 é um caminho que a fonte não tem, e
                        outro:0.1 responde sobre outro documento
  --help                esta ajuda

  audit                 escreve a auditoria, uma linha JSON por pedido; os documentos são HMAC-SHA-256
  audit --verify        confere se nenhuma linha foi mudada ou tirada
  audit --person        lê um documento da entrada e escreve as linhas que são sobre ele (LGPD, art. 18)
  verify                pergunta a um fornecedor o primeiro exemplo de cada consulta, e compara a resposta com o contrato;
                        nenhum valor é escrito
    --only CONSULTA     só uma consulta, como placa/1, ou família
    --value CAMPO=VALOR o que perguntar em vez do exemplo, como placa=ABC1D23; pode repetir, um campo por vez
    --not-found CAMPO=VALOR
                        o mesmo, com o que o fornecedor não tem: confere notFound
    --purpose FINALIDADE
                        para que se pergunta, onde é preciso (a primeira de purposes)
    --paid              pergunta também o que pode ser cobrado: post, e get de um fornecedor com cost; --post, só post
  statement             escreve o que mudou os créditos de um usuário, do mais novo ao mais antigo

Variáveis de ambiente:
  DATABASE_URL          um PostgreSQL em vez da pasta, como postgres://usuario@servidor/banco
  as de suppliers.yaml  os segredos dos fornecedores, com --suppliers; suppliers.yaml só tem os nomes delas
  CACHE_KEYS            as chaves das respostas guardadas, se suppliers.yaml tem cacheMinutes; a primeira cifra; as
                        outras só decifram
  AUDIT_KEY             a chave da auditoria, de 32 caracteres ou mais; com a pasta, sem ela, uma é criada na pasta

Cada pedido é uma linha JSON na saída: hora, método, caminho do contrato, código e tempo; nenhum valor dele.
`
