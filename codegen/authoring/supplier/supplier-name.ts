/** Labels of hosts that do not name a company. */
const generalLabel =
  /^(?:www\d*|api\w*|apis|ws|app|gateway|gw|rest|services?|servicos?|plataforma|platform|hml|homolog\w*|sandbox|prod|production|dev|v\d+|com|net|org|gov|co|io|br)$/

/** Returns a free name for the supplier at an origin: `https://api.acme.com.br` is `acme`. */
export function suggestName(origin: string, taken: readonly string[]): string {
  const labels = new URL(origin).hostname.toLowerCase().split('.')
  const named = labels.slice(0, -1).filter((label) => !generalLabel.test(label))
  const name = (named.at(-1) ?? '').replace(/[^a-z0-9-]/g, '').replace(/^[^a-z]+/, '') || 'fornecedor'
  let free = name
  for (let count = 2; taken.includes(free); count += 1) free = `${name}-${count}`
  return free
}
