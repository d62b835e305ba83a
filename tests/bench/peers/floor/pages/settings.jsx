export default function Settings() {
  return (
    <section className="panel">
      <h1>Configurações</h1>
      <p>Como o painel se comporta neste navegador.</p>
    </section>
  )
}
