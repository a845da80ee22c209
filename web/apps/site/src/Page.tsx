import homePicture from './pictures/home.png'
import readingPicture from './pictures/reading.png'
import { Footer } from './sections/Footer'
import { Hero } from './sections/Hero'
import { HowItWorks } from './sections/HowItWorks'
import { Privacy } from './sections/Privacy'
import { Shown } from './sections/Shown'
import { States } from './sections/States'
import { useSiteContent } from './use-site-content'
import { named, words } from './words'

/** The landing page: one claim per screen, paper and raised in turn. */
export function Page() {
  const { brand, states, dashboardUrl } = useSiteContent()
  return (
    <>
      <title>{`${brand.name} · ${brand.tagline}`}</title>
      <Hero brand={brand.name} />
      <main id="page">
        <Shown
          id="how"
          isRaised
          title={words.reading.title}
          lead={named(words.reading.words, brand.name)}
          picture={readingPicture}
          description={words.reading.picture}
        />
        <States states={states} />
        <HowItWorks />
        <Shown
          title={words.home.title}
          lead={words.home.words}
          picture={homePicture}
          description={words.home.picture}
        />
        <Privacy />
      </main>
      <Footer brand={brand} dashboardUrl={dashboardUrl} />
    </>
  )
}
