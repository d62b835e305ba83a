/** What `npm run gateway -- --help` prints. */
export const usage = `Uso: npm run gateway -- [opções]

O gateway de referência: responde só ao próprio computador (127.0.0.1, localhost) com os exemplos do manifesto e
confere cada pedido com o contrato da fonte.

  --port N              a porta (4190)
  --source FONTE        a fonte que responde; pode repetir (as que têm contract: true)
  --manifest PASTA      o manifesto (manifest)

  --issuer URL          confere os access tokens do provedor OpenID Connect; sem ela, nenhum token é conferido
  --audience TEXTO      para quem os tokens devem ser; com --issuer
  --roles-claim NOME    onde os papéis estão no token (o rolesClaim do manifesto)
  --limit N/min         quantos pedidos cada usuário faz por s, min ou h; depois, 429
  --origin URL          a única origem cujas páginas podem perguntar (qualquer uma)

  --delay MS            espera antes de cada resposta
  --fail CÓDIGO:PARTE   falha numa parte dos pedidos, como 503:0.1; pode repetir
  --help                esta ajuda

Cada pedido é uma linha na saída: hora, método, caminho do contrato, código e tempo; nenhum valor dele.
`
