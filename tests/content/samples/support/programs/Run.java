import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** Runs every sample named in the arguments in one process; tells the recorder which one comes. */
public class Run {
    public static void main(String[] names) throws Exception {
        System.setErr(System.out);
        HttpClient http = HttpClient.newHttpClient();
        for (String name : names) {
            URI next = URI.create(System.getenv("RECORDER_URL") + "/" + name);
            http.send(HttpRequest.newBuilder(next).build(), BodyHandlers.discarding());
            System.out.println("== " + name);
            try {
                Class.forName(name + ".Sample").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            } catch (ReflectiveOperationException e) {
                e.printStackTrace(System.out);
            }
        }
    }
}
