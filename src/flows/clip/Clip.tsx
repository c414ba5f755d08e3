import { useActorRef, useSelector } from '@xstate/react';
import { Pause, Play } from 'lucide';
import { clipMachine } from '../../../machines/clip/clip.machine';
import { phone } from '../../design/tokens/breakpoints';
import { Icon } from '../../design/Icon/Icon';
import * as styles from './clip.css';
import { playClip } from './play-clip';
import { watchPage } from './watch-page';

const clipLogic = clipMachine.provide({ actors: { playClip, watchPage } });

const av1 = 'video/webm; codecs="av01.0.04M.08"';

interface Props {
  name: 'hero-loop' | 'bedrijfsdak' | 'dak-panelen' | 'thuisbatterij';
}

export function Clip({ name }: Props) {
  const frame = `clip-${name}`;
  const clip = useActorRef(clipLogic, { id: frame, input: { frame } });
  const wanted = useSelector(clip, (snapshot) => !snapshot.matches('waiting') && !snapshot.matches('failed'));
  const shown = useSelector(clip, (snapshot) => wanted && !snapshot.matches('loading'));
  const paused = useSelector(clip, (snapshot) => snapshot.matches('paused'));

  return (
    <div id={frame} className={styles.frame}>
      {wanted && (
        <video
          className={styles.clip}
          data-shown={shown}
          aria-hidden
          loop
          muted
          playsInline
          disablePictureInPicture
          disableRemotePlayback
          preload="auto"
          onCanPlay={() => clip.send({ type: 'clip.ready' })}
        >
          {/* The smallest first: a browser takes the first source that it can play. */}
          <source media={phone} src={`/videos/${name}-phone-av1.webm`} type={av1} />
          <source media={phone} src={`/videos/${name}-phone.mp4`} type="video/mp4" />
          <source src={`/videos/${name}-av1.webm`} type={av1} />
          <source src={`/videos/${name}.mp4`} type="video/mp4" />
          <source
            src={`/videos/${name}.webm`}
            type='video/webm; codecs="vp9"'
            onError={() => clip.send({ type: 'clip.fail' })}
          />
        </video>
      )}
      {shown && (
        <button
          type="button"
          className={styles.control}
          aria-label={paused ? 'Video afspelen' : 'Video pauzeren'}
          onClick={() => clip.send({ type: paused ? 'play' : 'pause' })}
        >
          {paused ? <Icon of={Play} /> : <Icon of={Pause} />}
        </button>
      )}
    </div>
  );
}
