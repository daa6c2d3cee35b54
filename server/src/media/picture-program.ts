// The program of the process for pictures.
import { constants, setPriority } from 'node:os';
import { examinePicture, fitPicture, resizePicture } from './decode-picture.ts';
import type { PictureTask, ResultOf } from './picture-task.ts';

function perform(task: PictureTask): Promise<ResultOf<PictureTask>> {
  switch (task.name) {
    case 'examine':
      return examinePicture(task.content);
    case 'resize':
      return resizePicture(task.content, task.width, task.format);
    case 'fit':
      return fitPicture(task.content, task.box);
  }
}

process.on('message', (task: PictureTask) => {
  perform(task).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
// The shop ends it; a key pressed in the terminal is sent to both.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
// The shop has ended. A decoder that still runs would delay a usual exit.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
try {
  // Requests go first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Not allowed here: pictures are made all the same.
}
