import { useCallback, useEffect, useRef, useState } from 'react'
import { DrawnFilm } from './DrawnFilm'
import type { FilmProps } from './texts'

/** Where a film was made it is played; a browser that can play neither kind of it gets the drawn scenes. */
export default function Film(props: FilmProps) {
  const [isPlayable, setIsPlayable] = useState(props.texts.has_film)
  const giveUp = useCallback(() => setIsPlayable(false), [])
  return isPlayable ? <FilmFile {...props} onUnplayable={giveUp} /> : <DrawnFilm {...props} />
}

/** Without a voice and with its words in the picture: it can be watched in a waiting room. */
function FilmFile({ texts, beginAt, onUnplayable }: FilmProps & { onUnplayable: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  // React may hold a drawn element back for some 300 ms and hears no event of it until then: its files can have failed, or come.
  useEffect(() => {
    const element = video.current
    if (element?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) onUnplayable()
    else if (element && element.readyState >= HTMLMediaElement.HAVE_METADATA) element.currentTime = beginAt
  }, [beginAt, onUnplayable])
  return (
    <video
      ref={video}
      controls
      playsInline
      autoPlay
      aria-label={texts.film_title}
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = beginAt
      }}
    >
      <source src="/film/training.webm" type='video/webm; codecs="vp9"' />
      {/* The last of the sources is the one whose failure leaves nothing to play. */}
      <source src="/film/training.mp4" type="video/mp4" onError={onUnplayable} />
      <track kind="captions" src="/film/training.vtt" srcLang="en" label={texts.captions} />
      <track kind="chapters" src="/film/chapters.vtt" srcLang="en" />
    </video>
  )
}
