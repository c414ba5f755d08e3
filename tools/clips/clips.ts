import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { findOrInstall, program } from '../install/debian';

/** Makes the clips of still pictures (a slow camera move, and back), and the versions for phones. */
const FOLDER = 'public/videos';
const FRAMES = 216;
const RATE = 36;

/** In pixels of the original. The first frame is the poster, which is cropped alike. */
interface Shot {
  left: number;
  top: number;
  width: number;
  /** Sideways movement of the upper and the lower edge: what is far moves less. */
  sway: readonly [upper: number, lower: number];
  /** Zoom, as a share of the picture. */
  approach: number;
}

const shots: Record<string, Shot> = {
  bedrijfsdak: { left: 60, top: 96, width: 1480, sway: [-14, 52], approach: 0 },
  'dak-panelen': { left: 48, top: 64, width: 1504, sway: [24, 46], approach: 0 },
  thuisbatterij: { left: 0, top: 50, width: 1600, sway: [0, 0], approach: 0.06 },
};

const encodings = [
  ['.mp4', '-c:v libx264 -preset slow -crf 27 -movflags +faststart'],
  ['.webm', '-c:v libvpx-vp9 -crf 40 -b:v 0 -row-mt 1 -deadline good -cpu-used 3'],
  ['-av1.webm', '-c:v libsvtav1 -preset 6 -crf 44'],
] as const;

/** 310 px high there; at most 90 kB, so that the first view of home stays within 250 kB. */
const phoneEncodings = [
  ['-phone.mp4', '-c:v libx264 -preset veryslow -crf 33 -movflags +faststart'],
  ['-phone-av1.webm', '-c:v libsvtav1 -preset 3 -crf 56'],
] as const;

const ffmpeg = findOrInstall(program('ffmpeg', 'ffmpeg')) ?? missing();

for (const [name, shot] of Object.entries(shots)) {
  const outputs = encodings.map(([ending, codec], index) => ({
    file: `${FOLDER}/${name}${ending}`,
    codec,
    stream: `[v${index}]`,
  }));
  const filters = `${movement(shot)},scale=960:540:flags=lanczos,format=yuv420p,split=${outputs.length}`;
  make(
    [
      ...`-loop 1 -r ${RATE} -i content/pictures/${name}.jpg`.split(' '),
      '-filter_complex',
      filters + outputs.map(({ stream }) => stream).join(''),
      ...outputs.flatMap(({ file, codec, stream }) => `-map ${stream} -frames:v ${FRAMES} ${codec} ${file}`.split(' ')),
    ],
    outputs.map(({ file }) => file),
  );
}

for (const name of ['hero-loop', ...Object.keys(shots)]) {
  const scale = '-vf scale=720:406:flags=lanczos,format=yuv420p';
  const files = phoneEncodings.map(([ending]) => `${FOLDER}/${name}${ending}`);
  const outputs = phoneEncodings.map(([, codec], index) => `${scale} ${codec} ${files[index]}`);
  make(`-i ${FOLDER}/${name}.mp4 ${outputs.join(' ')}`.split(' '), files);
}

function make(args: string[], files: string[]): void {
  const { status, error } = spawnSync(ffmpeg, ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
  if (status !== 0) throw error ?? new Error(`ffmpeg did not make ${files.join(', ')}`);
  for (const file of files) console.log(`${file}: ${Math.round(statSync(file).size / 1000)} kB`);
}

/** The four corners of each frame in the original; the last frame leads into the first. */
function movement({ left, top, width, sway, approach }: Shot): string {
  const turn = `2*PI*on/${FRAMES}`;
  const height = (width * 9) / 16;
  const corners = [0, 1].flatMap((lower) =>
    [0, 1].map((right) => {
      const inwards = (side: number, length: number) =>
        `${(side ? -1 : 1) * length * (approach / 2)}*(1-cos(${turn}))/2`;
      return {
        x: `${left + right * width}+${sway[lower]}*sin(${turn})+${inwards(right, width)}`,
        y: `${top + lower * height}+${inwards(lower, height)}`,
      };
    }),
  );
  const points = corners.map(({ x, y }, corner) => `x${corner}='${x}':y${corner}='${y}'`);
  return `perspective=${points.join(':')}:interpolation=linear:sense=source:eval=frame`;
}

function missing(): never {
  throw new Error('The clips need ffmpeg: install it with the package manager of this machine.');
}
