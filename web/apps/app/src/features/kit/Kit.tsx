import {
  Button,
  Card,
  CheckRow,
  Chip,
  Chips,
  Choices,
  CountdownRing,
  Dialog,
  Loader,
  Message,
  Notice,
  type RequestState,
  Ring,
  RingMark,
  RingSlider,
  Screen,
  SelectField,
  StateMark,
  TextArea,
  TextField,
} from '@evenkeel/ui'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useConfig } from '../../lib/calls/config'
import { useRingBands } from '../../lib/calls/states'
import styles from './Kit.module.css'

const LOOKS = ['solid', 'ghost', 'plain', 'alarm'] as const
const STATES: RequestState[] = ['unstarted', 'fetching', 'success', 'error']

/** Every piece of the kit in every state, for whoever builds a screen. In development builds only, and in English. */
export default function Kit() {
  return (
    <Screen>
      <title>Kit</title>
      <h1>The kit</h1>
      <Buttons />
      <Fields />
      <Answers />
      <Words />
      <Rings />
    </Screen>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Buttons() {
  return (
    <Part title="Buttons">
      {LOOKS.map((look) => (
        <div key={look} className={styles.row}>
          {STATES.map((state) => (
            <Button key={state} look={look} request={state} loadingText="Saving" successText="Saved">
              {`${look}, ${state}`}
            </Button>
          ))}
          <Button look={look} disabled>
            {`${look}, off`}
          </Button>
        </div>
      ))}
      <Button isWide>The one main action</Button>
    </Part>
  )
}

function Fields() {
  const [isOn, setIsOn] = useState(true)
  return (
    <Part title="Fields">
      <TextField label="Plain" placeholder="Nothing yet" />
      <TextField label="With a hint" hint="Why we ask." defaultValue="Mara" />
      <TextField label="Wrong" error="This does not look like an email address yet." defaultValue="mara@" />
      <TextField label="Off" disabled defaultValue="Not now" />
      <TextArea label="A few lines" placeholder="Add a note, if you like" />
      <SelectField label="One of a list">
        <option>First</option>
        <option>Second</option>
      </SelectField>
      <div>
        <CheckRow isChecked={isOn} onToggle={() => setIsOn(!isOn)} detail="A detail below it">
          A box
        </CheckRow>
        <CheckRow look="switch" isChecked={isOn} onToggle={() => setIsOn(!isOn)}>
          A switch
        </CheckRow>
      </div>
    </Part>
  )
}

function Answers() {
  const { states } = useConfig()
  const [one, setOne] = useState<string | undefined>('stillness')
  const [isChosen, setIsChosen] = useState(true)
  return (
    <Part title="Answers">
      <Chips label="Signs">
        <Chip isSelected={isChosen} onToggle={() => setIsChosen(!isChosen)}>
          Warm hands
        </Chip>
        <Chip isSelected={!isChosen} onToggle={() => setIsChosen(!isChosen)}>
          Quick heart
        </Chip>
      </Chips>
      <Choices
        legend="State"
        value={one}
        onChange={setOne}
        options={states.map(({ name, display_name, description }) => ({
          value: name,
          title: display_name,
          detail: description,
          mark: <StateMark state={name} />,
        }))}
      />
    </Part>
  )
}

function Words() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Part title="Words">
      <Notice icon={<CloudOff size={20} strokeWidth={1.75} aria-hidden="true" />}>A quiet notice.</Notice>
      <Notice tone="alarm">Something that went wrong.</Notice>
      <Card>
        <h3>A card</h3>
        <p className="quiet">Raised, with the one soft shadow.</p>
      </Card>
      <Message picture={<RingMark size={72} />} title="One thing to say" action={<Button>What to do</Button>}>
        <p>Empty, lost, refused or waiting.</p>
      </Message>
      <Loader label="One breath, please" />
      <Button look="ghost" onClick={() => setIsOpen(true)}>
        Open a dialog
      </Button>
      {isOpen && (
        <Dialog title="A dialog" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <p>The browser’s own.</p>
        </Dialog>
      )}
    </Part>
  )
}

function Rings() {
  const bands = useRingBands()
  const [angle, setAngle] = useState<number>()
  return (
    <Part title="Rings">
      <div className={styles.ring}>
        <Ring bands={bands} description="Pending" />
      </div>
      <div className={styles.ring}>
        <Ring bands={bands} description="In Play" activeState="play" markerAngle={150} />
      </div>
      <div className={styles.ring}>
        <RingSlider bands={bands} angle={angle} onChange={setAngle} label="Where you are" valueText="Somewhere" />
      </div>
      <div className={styles.ring}>
        <CountdownRing share={0.4} description="Time passing">
          <span className="figure">36</span>
        </CountdownRing>
      </div>
    </Part>
  )
}
